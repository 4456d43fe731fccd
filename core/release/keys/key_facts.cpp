// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/key_facts.h"

#include "core/base/messages/release/key_message.h"
#include "core/import/qt_text.h"

#include <QDate>
#include <QJsonObject>

#include <algorithm>

namespace tranche::keys {

namespace {

constexpr qsizetype longestName = 200;

/// What stands in an object; remembers whether anything did not.
class Facts {
public:
    explicit Facts(std::string_view json) : m_object(readJson(json).object()) {}

    std::string text(const char* name) { return value(name, QJsonValue::String).toString().toStdString(); }
    bool flag(const char* name) { return value(name, QJsonValue::Bool).toBool(); }
    /// Empty, or YYYY-MM-DD.
    std::string day(const char* name)
    {
        auto text = value(name, QJsonValue::String).toString();
        m_good = m_good && (text.isEmpty() || QDate::fromString(text, Qt::ISODate).isValid());
        return text.toStdString();
    }
    std::uint64_t count(const char* name)
    {
        const auto number = value(name, QJsonValue::Double).toInteger(-1);
        m_good = m_good && number >= 0;
        return static_cast<std::uint64_t>(std::max<qint64>(number, 0));
    }
    void mustHold(bool condition) { m_good = m_good && condition; }
    bool isGood() const { return m_good; }

private:
    QJsonValue value(const char* name, QJsonValue::Type type)
    {
        auto found = m_object.value(QLatin1String(name));
        m_good = m_good && found.type() == type;
        return found;
    }

    QJsonObject m_object;
    bool m_good = true;
};

QJsonValue json(const std::string& text)
{
    return qtText(text);
}

std::string textOf(const QJsonObject& object)
{
    return jsonBytes(QJsonDocument(object), QJsonDocument::Indented);
}

} // namespace

std::string factsOf(const OwnKey& key)
{
    return textOf({{QStringLiteral("public"), json(key.key.text())},
                   {QStringLiteral("name"), json(key.name)},
                   {QStringLiteral("day"), json(key.day)},
                   {QStringLiteral("imported"), key.imported},
                   {QStringLiteral("protected"), key.isProtected},
                   {QStringLiteral("signatures"), static_cast<qint64>(key.signatures)},
                   {QStringLiteral("last_signed"), json(key.lastSigned)}});
}

std::string factsOf(const KnownSigner& signer)
{
    return textOf({{QStringLiteral("name"), json(signer.name)},
                   {QStringLiteral("day"), json(signer.day)},
                   {QStringLiteral("compared"), signer.compared},
                   {QStringLiteral("compared_how"), json(signer.comparedHow)},
                   {QStringLiteral("compared_day"), json(signer.comparedDay)},
                   {QStringLiteral("ended"), json(signer.ended)}});
}

Result<OwnKey> readOwnKey(std::string_view text)
{
    Facts facts(text);
    OwnKey key;
    const auto open = readPublicKey(facts.text("public"));
    facts.mustHold(open.has_value());
    key.key = open.value_or(PublicKey{});
    key.name = facts.text("name");
    key.day = facts.day("day");
    key.imported = facts.flag("imported");
    key.isProtected = facts.flag("protected");
    key.signatures = facts.count("signatures");
    key.lastSigned = facts.day("last_signed");
    if (!facts.isGood())
        return fail(ErrorCode::BadInput, KeyMessage::DamagedStore);
    return key;
}

Result<KnownSigner> readSigner(std::string_view text)
{
    Facts facts(text);
    KnownSigner signer;
    signer.name = facts.text("name");
    signer.day = facts.day("day");
    signer.compared = facts.flag("compared");
    signer.comparedHow = facts.text("compared_how");
    signer.comparedDay = facts.day("compared_day");
    signer.ended = facts.day("ended");
    if (!facts.isGood())
        return fail(ErrorCode::BadInput, KeyMessage::DamagedStore);
    return signer;
}

Result<std::string> keyName(std::string_view name)
{
    const auto text = qtText(name).trimmed();
    const bool oneLine = std::ranges::all_of(text, [](QChar sign) { return sign.category() != QChar::Other_Control; });
    if (text.isEmpty() || text.size() > longestName || !oneLine)
        return fail(ErrorCode::InvalidArgument, KeyMessage::NoName);
    return text.toStdString();
}

} // namespace tranche::keys
