// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bucket_list_model.h"

#include "ui/style/number_text.h"

namespace tranche {

BucketListModel::BucketListModel(QObject* parent) : QAbstractTableModel(parent) {}

void BucketListModel::show(const Document& now)
{
    const auto& next = now.snapshot;
    if (next.buckets == m_buckets) {
        if (next.report == m_report)
            return;
        m_report = next.report;
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_buckets = next.buckets;
    m_report = next.report;
    endResetModel();
}

int BucketListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_buckets ? 0 : static_cast<int>(m_buckets->size());
}

int BucketListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BucketListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto bucket = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(bucket, index.column());
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight);
    case SizeRole: return static_cast<int>(m_buckets->sizeOf(BucketId(bucket)));
    case ProbabilityRole: return claims() ? QVariant(m_report->bucketMaxP[bucket].toDouble()) : QVariant();
    case LimitRole: return limits() ? QVariant(m_report->model.l.inverse().toDouble()) : QVariant();
    case OverLimitRole: return limits() && m_report->bucketMaxP[bucket] > m_report->model.l.inverse();
    default: return {};
    }
}

QVariant BucketListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (section == LargestP ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Bucket: return tr("Bucket");
    case Size: return tr("Size");
    case LargestP: return tr("Largest p(t,s)");
    default: return {};
    }
}

bool BucketListModel::claims() const
{
    return m_report && !m_report->claimsNothing();
}

bool BucketListModel::limits() const
{
    return claims() && m_report->model.kind == ModelKind::LDiversity;
}

QString BucketListModel::text(std::size_t bucket, int column) const
{
    switch (column) {
    case Bucket: return countText(bucket + 1);
    case Size: return countText(m_buckets->sizeOf(BucketId(bucket)));
    case LargestP:
        if (m_report && !claims())
            return QStringLiteral("–");
        return m_report ? probabilityText(m_report->bucketMaxP[bucket], limits() ? m_report->model.l.inverse() : Ratio(1, 1))
                        : QStringLiteral("…");
    default: return {};
    }
}

} // namespace tranche
