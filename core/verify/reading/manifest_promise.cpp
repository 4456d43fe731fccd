// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/manifest_promise.h"

#include "core/base/messages/manifest_message.h"
#include "core/base/messages/promise_message.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

namespace {

struct ModelWord {
    const char* word;
    PromisedModel model;
    std::array<const char*, 2> keys; ///< what it needs; null: nothing more
};

constexpr ModelWord modelWords[] = {
    {"none", PromisedModel::None, {nullptr, nullptr}},     {"l", PromisedModel::LDiversity, {"l", nullptr}},
    {"distinct", PromisedModel::Distinct, {"l", nullptr}}, {"entropy", PromisedModel::Entropy, {"l", nullptr}},
    {"recursive", PromisedModel::Recursive, {"l", "c"}},   {"t", PromisedModel::TCloseness, {"l", "t"}},
};

const ModelWord* modelOf(const QJsonObject& object)
{
    const auto word = object.value(QLatin1String("model")).toString();
    const auto found = std::ranges::find_if(modelWords, [&](const auto& each) { return word == QLatin1String(each.word); });
    return found == std::end(modelWords) ? nullptr : found;
}

std::unexpected<Error> wrongPromise(const std::string& key, PromiseMessage expected)
{
    return fail(ErrorCode::BadInput, {expected, key});
}

/// "num/den" in lowest terms, neither above a billion.
std::optional<Ratio> ratioAt(const QJsonObject& object, const char* key)
{
    const auto text = object.value(QLatin1String(key)).toString().toStdString();
    const auto ratio = parseRatio(text);
    return ratio && text == ratio->text() ? std::optional(*ratio) : std::nullopt;
}

Result<void> readParameters(const QJsonObject& object, Promise& promise)
{
    const auto l = ratioAt(object, "l");
    if (!l || *l < Ratio(1, 1))
        return wrongPromise("l", PromiseMessage::NotAnL);
    promise.l = *l;
    const bool whole = promise.model == PromisedModel::Distinct || promise.model == PromisedModel::Recursive;
    if (whole && l->denominator() != 1)
        return wrongPromise("l", PromiseMessage::NotWhole);
    if (promise.model == PromisedModel::Recursive) {
        const auto c = ratioAt(object, "c");
        if (!c || c->numerator() == 0)
            return wrongPromise("c", PromiseMessage::NotAC);
        promise.c = *c;
    }
    if (promise.model == PromisedModel::TCloseness) {
        const auto t = ratioAt(object, "t");
        if (!t || *t > Ratio(1, 1))
            return wrongPromise("t", PromiseMessage::NotAT);
        promise.t = *t;
    }
    return {};
}

/// Attributes that are sensitive together stand in one column.
Result<void> readJoint(const QJsonObject& object, ReleaseManifest& manifest)
{
    if (!object.contains(QLatin1String("joint")))
        return {};
    if (object.value(QLatin1String("joint")) != QJsonValue(true) || manifest.sensitive.size() < 2)
        return wrongPromise("joint", PromiseMessage::NotJoint);
    const auto together = std::ranges::any_of(manifest.columns, [&](const auto& column) {
        return std::ranges::all_of(manifest.sensitive, [&](const auto& name) { return std::ranges::find(column, name) != column.end(); });
    });
    if (!together)
        return wrongPromise("joint", PromiseMessage::JointApart);
    manifest.joint = true;
    return {};
}

Result<void> readGeneralized(const QJsonObject& object, ReleaseManifest& manifest)
{
    if (!object.contains(QLatin1String("generalized")))
        return {};
    const auto columns = object.value(QLatin1String("generalized")).toObject();
    for (auto column = columns.begin(); column != columns.end(); ++column) {
        const auto number = column.key().toULongLong();
        const auto least = column.value().toInteger(0);
        if (number == 0 || number > manifest.columns.size() || QString::number(number) != column.key() || least < 1)
            return wrongPromise("generalized", PromiseMessage::NotGeneralized);
        manifest.generalized[static_cast<std::size_t>(number) - 1] = static_cast<std::size_t>(least);
    }
    return columns.isEmpty() ? wrongPromise("generalized", PromiseMessage::NotGeneralized) : Result<void>();
}

} // namespace

std::size_t promiseKeys(const QJsonObject& object)
{
    std::size_t keys = (object.contains(QLatin1String("joint")) ? 1 : 0) + (object.contains(QLatin1String("generalized")) ? 1 : 0);
    const auto* model = modelOf(object);
    for (const auto* key : {"l", "c", "t"}) // of an unknown model, whose name is refused later, any
        if (object.contains(QLatin1String(key)) && (!model || std::ranges::any_of(model->keys, [&](const auto* own) {
                return own != nullptr && std::string_view(own) == key;
            })))
            ++keys;
    return keys;
}

Result<void> readPromise(const QJsonObject& object, ReleaseManifest& manifest)
{
    const auto* model = modelOf(object);
    if (!model)
        return fail(ErrorCode::NotSupported, ManifestMessage::UnknownModel);
    manifest.promise.model = model->model;
    if ((model->model == PromisedModel::None) != manifest.sensitive.empty())
        return wrongPromise("model", PromiseMessage::NoneOrSensitive);
    for (const auto& read : {readJoint(object, manifest), readGeneralized(object, manifest)})
        if (!read)
            return read;
    for (const auto* key : model->keys)
        if (key != nullptr && !object.contains(QLatin1String(key)))
            return fail(ErrorCode::BadInput, {ManifestMessage::KeyMissing, key});
    return model->model == PromisedModel::None ? Result<void>() : readParameters(object, manifest.promise);
}

} // namespace tranche
