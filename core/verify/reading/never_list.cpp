// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/never_list.h"

#include "core/base/messages/folder_message.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace tranche {

namespace {

constexpr std::string_view pathMarks[] = {"/home/", "/root/", "/Users/", "/tmp/", "/var/", "/mnt/", "/media/", ":\\", "file://"};

bool isLetter(char sign)
{
    return std::isalpha(static_cast<unsigned char>(sign)) != 0;
}

/// One word of ASCII letters, at most its first one a capital.
bool isPlainWord(const std::string& name)
{
    return std::ranges::all_of(name, isLetter)
           && std::all_of(name.begin() + 1, name.end(), [](unsigned char sign) { return std::islower(sign) != 0; });
}

bool isPartOfWord(char sign)
{
    return std::isalnum(static_cast<unsigned char>(sign)) != 0 || sign == '_' || (static_cast<unsigned char>(sign) & 0x80U) != 0;
}

bool isWordIn(const std::string& text, const std::string& name)
{
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const auto end = at + name.size();
        const bool joinedBefore = at > 0 && isPartOfWord(text[at - 1]) && isPartOfWord(name.front());
        const bool joinedAfter = end < text.size() && isPartOfWord(text[end]) && isPartOfWord(name.back());
        if (!joinedBefore && !joinedAfter)
            return true;
    }
    return false;
}

bool isNumberLike(const std::string& name)
{
    return std::ranges::none_of(name, [](unsigned char sign) { return std::isalpha(sign) != 0 || (sign & 0x80U) != 0; });
}

} // namespace

bool namesAttribute(const std::string& text, const std::string& name)
{
    if (name.empty())
        return false;
    if (text.find('"' + name + '"') != std::string::npos)
        return true;
    return !isPlainWord(name) && !isNumberLike(name) && isWordIn(text, name);
}

Result<void> checkNeverList(const ReleaseFiles& files, const NeverList& never)
{
    std::vector<std::pair<std::string, std::string>> texts;
    for (const auto& text : never.freeTexts)
        texts.emplace_back("manifest.json", text);
    for (const auto& [name, bytes] : files)
        if (name == "README.txt" || name == "report.html" || name == "datapackage.json" || name == "ddi.xml")
            texts.emplace_back(name, bytes);
    for (const auto& [file, text] : texts) {
        for (const auto& name : never.names)
            if (namesAttribute(text, name))
                return fail(ErrorCode::DoesNotHold, FolderMessage::NamesUnreleased, {.file = file});
        for (const auto mark : pathMarks)
            if (text.find(mark) != std::string::npos)
                return fail(ErrorCode::DoesNotHold, FolderMessage::NamesPath, {.file = file});
    }
    return {};
}

} // namespace tranche
