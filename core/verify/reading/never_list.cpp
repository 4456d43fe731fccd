// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/never_list.h"

#include "core/base/messages/folder_message.h"
#include "core/import/qt_text.h"

#include <QJsonArray>
#include <QJsonObject>

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

/// What people read of a page or a codebook: everything but marks, styles and the values of the data, which were checked before.
std::string withoutMarks(const std::string& bytes)
{
    std::string text;
    std::string_view rest(bytes);
    while (!rest.empty()) {
        const auto begin = rest.find('<');
        text += rest.substr(0, begin);
        if (begin == std::string_view::npos)
            break;
        rest.remove_prefix(begin);
        for (const std::string_view kind : {"style", "catValu"}) {
            const auto end = rest.substr(1).starts_with(kind) ? rest.find("</" + std::string(kind)) : std::string_view::npos;
            if (end != std::string_view::npos)
                rest.remove_prefix(end);
        }
        const auto end = rest.find('>');
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        text += '\n';
    }
    auto plain = qtText(text);
    for (const auto& [written, sign] : {std::pair("&quot;", "\""), {"&#39;", "'"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}})
        plain.replace(QLatin1String(written), QLatin1String(sign));
    return plain.toStdString();
}

void addTexts(const QJsonValue& value, std::string& text)
{
    if (value.isString())
        text += value.toString().toStdString() + '\n';
    for (const auto entry : value.toArray())
        addTexts(entry, text);
    const auto object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        addTexts(entry.value(), text);
}

/// The words of people in a data package; the rest of it was checked before.
std::string wordsOfPackage(const std::string& bytes)
{
    const auto package = readJson(bytes).object();
    std::string text;
    for (const auto* key : {"title", "description", "contributors", "licenses", "sources"})
        addTexts(package.value(QLatin1String(key)), text);
    for (const auto resource : package.value(QLatin1String("resources")).toArray())
        addTexts(resource.toObject().value(QLatin1String("description")), text);
    return text;
}

std::string readableText(const std::string& name, const std::string& bytes)
{
    if (name == "report.html" || name == "ddi.xml")
        return withoutMarks(bytes);
    return name == "datapackage.json" ? wordsOfPackage(bytes) : bytes;
}

/// A text, the file that it stands in, and what is wrong where it names an attribute.
struct Searched {
    std::string file;
    std::string text;
    Statement naming = FolderMessage::NamesUnreleased;
};

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
    std::vector<Searched> all;
    for (const auto& [attribute, text, isOfValue] : never.described)
        all.push_back(
            {"dictionary.csv", text, {isOfValue ? FolderMessage::LabelNamesUnreleased : FolderMessage::TextNamesUnreleased, attribute}});
    for (const auto& text : never.freeTexts)
        all.push_back({"manifest.json", text});
    for (const auto& [name, bytes] : files)
        if (name == "README.txt" || name == "report.html" || name == "datapackage.json" || name == "ddi.xml")
            all.push_back({name, readableText(name, bytes)});
    for (const auto& [file, text, naming] : all) {
        for (const auto& name : never.names)
            if (namesAttribute(text, name))
                return fail(ErrorCode::DoesNotHold, naming, {.file = file});
        for (const auto mark : pathMarks)
            if (text.find(mark) != std::string::npos)
                return fail(ErrorCode::DoesNotHold, FolderMessage::NamesPath, {.file = file});
    }
    return {};
}

} // namespace tranche
