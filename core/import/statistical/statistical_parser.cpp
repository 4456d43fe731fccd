// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_parser.h"

#include "core/base/messages/import/statistical_message.h"

#include <readstat.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <memory>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t questionsApart = 4096; // values between two questions whether to stop

/// One run of the library's parser over bytes in memory. The library is C: nothing may be thrown through its frames, so what is thrown
/// in a handler is kept, and thrown again once the parser has come to its end.
class ParserRun {
public:
    ParserRun(const StatisticalBytes& file, StatisticalListener& listener, JobContext& job)
        : m_bytes(file.bytes), m_listener(listener), m_job(job), m_parser(readstat_parser_init())
    {
        if (!m_parser)
            throw std::bad_alloc();
    }

    Result<void> run(const StatisticalBytes& file, const StatisticalPass& pass);

private:
    struct Free {
        void operator()(readstat_parser_t* parser) const { readstat_parser_free(parser); }
    };

    static ParserRun& of(void* context) { return *static_cast<ParserRun*>(context); }
    void setBytes();
    void setHandlers(const StatisticalPass& pass);
    readstat_error_t parse(StatisticalKind kind);
    readstat_off_t seek(readstat_off_t offset, readstat_io_flags_t whence);
    ssize_t read(void* target, std::size_t count);
    bool goesOn(std::size_t record, const readstat_variable_t* variable, const readstat_value_t& value);

    /// A handler's work: whatever it throws ends the run.
    template <class Work>
    int guarded(Work&& work) noexcept
    {
        try {
            return work() ? READSTAT_HANDLER_OK : READSTAT_HANDLER_ABORT;
        } catch (...) {
            m_thrown = std::current_exception();
            return READSTAT_HANDLER_ABORT;
        }
    }

    std::string_view m_bytes;
    StatisticalListener& m_listener;
    JobContext& m_job;
    std::unique_ptr<readstat_parser_t, Free> m_parser;
    std::size_t m_at = 0; ///< in the bytes
    std::size_t m_asked = 0;
    bool m_enough = false;
    std::string m_encoding;
    std::exception_ptr m_thrown;
};

std::string_view orEmpty(const char* text)
{
    return text ? std::string_view(text) : std::string_view();
}

StatisticalValue valueOf(const readstat_value_t& value)
{
    using Kind = StatisticalValue::Kind;
    if (value.is_tagged_missing)
        return {.kind = Kind::Missing, .tag = value.tag, .text = {}};
    if (value.is_system_missing)
        return {.kind = Kind::Missing, .text = {}};
    switch (value.type) {
    case READSTAT_TYPE_STRING:
    case READSTAT_TYPE_STRING_REF: return {.kind = Kind::Text, .text = orEmpty(value.v.string_value)};
    case READSTAT_TYPE_FLOAT:
        if (std::isnan(value.v.float_value))
            return {};
        return {.kind = Kind::ShortNumber, .number = double{value.v.float_value}, .text = {}};
    default: break;
    }
    const double number = readstat_double_value(value);
    if (std::isnan(number))
        return {};
    return {.kind = Kind::Number, .number = number, .text = {}};
}

void ParserRun::setBytes()
{
    auto* parser = m_parser.get();
    readstat_set_open_handler(parser, [](const char*, void*) { return 0; });
    readstat_set_close_handler(parser, [](void*) { return 0; });
    readstat_set_seek_handler(parser,
                              [](readstat_off_t offset, readstat_io_flags_t whence, void* io) { return of(io).seek(offset, whence); });
    readstat_set_read_handler(parser, [](void* target, std::size_t count, void* io) { return of(io).read(target, count); });
    readstat_set_update_handler(parser, [](long, readstat_progress_handler, void*, void* io) {
        auto& run = of(io);
        const int answer = run.guarded([&] {
            run.m_job.step(run.m_at, run.m_bytes.size() + run.m_bytes.size() / 4 + 1);
            return true;
        });
        return answer == READSTAT_HANDLER_OK ? READSTAT_OK : READSTAT_ERROR_USER_ABORT;
    });
    readstat_set_io_ctx(parser, this);
}

readstat_off_t ParserRun::seek(readstat_off_t offset, readstat_io_flags_t whence)
{
    const auto size = static_cast<readstat_off_t>(m_bytes.size());
    const auto base = whence == READSTAT_SEEK_SET ? 0 : whence == READSTAT_SEEK_CUR ? static_cast<readstat_off_t>(m_at) : size;
    readstat_off_t target = 0;
    if (__builtin_add_overflow(base, offset, &target) || target < 0 || target > size)
        return -1;
    m_at = static_cast<std::size_t>(target);
    return target;
}

ssize_t ParserRun::read(void* target, std::size_t count)
{
    const auto taken = std::min(count, m_bytes.size() - m_at);
    if (taken > 0)
        std::memcpy(target, m_bytes.data() + m_at, taken);
    m_at += taken;
    return static_cast<ssize_t>(taken);
}

bool ParserRun::goesOn(std::size_t record, const readstat_variable_t* variable, const readstat_value_t& value)
{
    if (m_asked++ % questionsApart == 0)
        m_job.step(m_at, m_bytes.size() + m_bytes.size() / 4 + 1);
    m_enough = !m_listener.value(record, static_cast<std::size_t>(variable->index), valueOf(value));
    return !m_enough;
}

void ParserRun::setHandlers(const StatisticalPass& pass)
{
    auto* parser = m_parser.get();
    readstat_set_metadata_handler(parser, [](readstat_metadata_t* metadata, void* context) {
        auto& run = of(context);
        return run.guarded([&] {
            const auto records = readstat_get_row_count(metadata);
            run.m_encoding = orEmpty(metadata->file_encoding);
            run.m_listener.file(records < 0 ? std::nullopt : std::optional(static_cast<std::uint64_t>(records)),
                                readstat_get_file_format_version(metadata), run.m_encoding);
            return true;
        });
    });
    // Without this one the parser of .sav goes to address 0.
    readstat_set_variable_handler(parser, [](int index, readstat_variable_t* variable, const char* labels, void* context) {
        auto& run = of(context);
        return run.guarded([&] {
            run.m_listener.attribute(static_cast<std::size_t>(index), *variable, orEmpty(labels));
            return true;
        });
    });
    readstat_set_note_handler(parser, [](int, const char*, void* context) {
        auto& run = of(context);
        return run.guarded([&] { return run.m_listener.note(), true; });
    });
    readstat_set_fweight_handler(parser, [](readstat_variable_t* variable, void* context) {
        auto& run = of(context);
        return run.guarded([&] { return run.m_listener.weight(static_cast<std::size_t>(variable->index)), true; });
    });
    readstat_set_value_label_handler(parser, [](const char* set, readstat_value_t value, const char* label, void* context) {
        auto& run = of(context);
        return run.guarded([&] { return run.m_listener.label(orEmpty(set), valueOf(value), orEmpty(label)), true; });
    });
    if (pass.values)
        readstat_set_value_handler(parser, [](int record, readstat_variable_t* variable, readstat_value_t value, void* context) {
            auto& run = of(context);
            return run.guarded([&] { return run.goesOn(static_cast<std::size_t>(record), variable, value); });
        });
    if (pass.records > 0)
        readstat_set_row_limit(parser, static_cast<long>(pass.records));
}

readstat_error_t ParserRun::parse(StatisticalKind kind)
{
    auto* parser = m_parser.get();
    switch (kind) {
    case StatisticalKind::Spss: return readstat_parse_sav(parser, "", this);
    case StatisticalKind::SpssPortable: return readstat_parse_por(parser, "", this);
    case StatisticalKind::Stata: return readstat_parse_dta(parser, "", this);
    case StatisticalKind::Sas: return readstat_parse_sas7bdat(parser, "", this);
    case StatisticalKind::SasTransport: return readstat_parse_xport(parser, "", this);
    }
    return READSTAT_ERROR_PARSE;
}

std::unexpected<Error> failureOf(readstat_error_t error, std::string encoding, const std::string& file)
{
    const Place place{.file = file};
    switch (error) {
    case READSTAT_ERROR_MALLOC:
    case READSTAT_ERROR_PARSE: return fail(ErrorCode::BadInput, StatisticalMessage::Damaged, place);
    case READSTAT_ERROR_READ:
    case READSTAT_ERROR_SEEK:
    case READSTAT_ERROR_ROW_COUNT_MISMATCH: return fail(ErrorCode::BadInput, StatisticalMessage::EndsTooEarly, place);
    case READSTAT_ERROR_UNSUPPORTED_COMPRESSION: return fail(ErrorCode::NotSupported, StatisticalMessage::OtherCompression, place);
    case READSTAT_ERROR_UNSUPPORTED_FILE_FORMAT_VERSION: return fail(ErrorCode::NotSupported, StatisticalMessage::OtherVersion, place);
    case READSTAT_ERROR_UNSUPPORTED_CHARSET:
        return fail(ErrorCode::NotSupported, {StatisticalMessage::OtherEncoding, std::move(encoding)}, place);
    case READSTAT_ERROR_CONVERT:
    case READSTAT_ERROR_CONVERT_BAD_STRING:
    case READSTAT_ERROR_CONVERT_SHORT_STRING:
    case READSTAT_ERROR_CONVERT_LONG_STRING: return fail(ErrorCode::BadInput, StatisticalMessage::NotTheEncoding, place);
    default: return fail(ErrorCode::BadInput, StatisticalMessage::Damaged, place);
    }
}

Result<void> ParserRun::run(const StatisticalBytes& file, const StatisticalPass& pass)
{
    setBytes();
    setHandlers(pass);
    readstat_set_handler_character_encoding(m_parser.get(), nullptr);
    const auto error = parse(file.kind);
    if (m_thrown)
        std::rethrow_exception(m_thrown);
    if (error == READSTAT_OK || m_enough)
        return {};
    return failureOf(error, m_encoding, file.name);
}

} // namespace

Result<void> parseStatistical(const StatisticalBytes& file, const StatisticalPass& pass, StatisticalListener& listener, JobContext& job)
{
    return ParserRun(file, listener, job).run(file, pass);
}

} // namespace tranche
