// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/import/workbook_message.h"
#include "core/base/result.h"
#include "core/jobs/job_context.h"

#include <QIODevice>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct zip;
struct zip_file;

namespace tranche {

/// The parts of a workbook by their names, whose case means nothing, as they lie in its zip archive. Nothing is unpacked but what is read.
class WorkbookArchive {
public:
    struct Part {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t bytes = 0; ///< as the archive says; it may lie
        std::uint64_t packed = 0;
    };

    /// `bytes` must outlive the archive; `file` is the base name, for errors. BadInput where it is no zip archive, a name occurs twice, or
    /// the parts are locked with a password or packed in a way that no workbook is.
    static Result<WorkbookArchive> open(std::string_view bytes, std::string file);

    /// Null where there is none.
    const Part* find(std::string_view name) const;
    const std::string& file() const { return m_file; }
    zip* handle() const { return m_zip.get(); }

private:
    struct Discard {
        void operator()(zip* archive) const;
    };

    std::unique_ptr<zip, Discard> m_zip;
    std::string m_file;
    std::map<std::string, Part, std::less<>> m_parts; ///< by name in small letters
};

/// The bytes of one part, unpacked as they are read, and never more of them than a table can take.
class PartDevice : public QIODevice {
public:
    /// Both must outlive it.
    PartDevice(const WorkbookArchive& archive, const WorkbookArchive::Part& part, const JobContext& job);
    ~PartDevice() override;

    bool isSequential() const override { return true; }
    /// Whatever was read belongs to pieces that are done with.
    void endPiece() { m_pieceBegins = m_read; }
    std::uint64_t bytesUnpacked() const { return m_read; }
    /// What went wrong with the bytes.
    std::optional<WorkbookMessage> fault() const { return m_fault; }

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    struct Close {
        void operator()(zip_file* file) const;
    };

    const WorkbookArchive::Part& m_part;
    const JobContext& m_job;
    std::unique_ptr<zip_file, Close> m_source;
    std::uint64_t m_read = 0;
    std::uint64_t m_pieceBegins = 0;
    std::optional<WorkbookMessage> m_fault;
};

} // namespace tranche
