// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/flow.h"
#include "tests/support/test_room.h"

namespace tst_flow {

using namespace tranche::pdf;

class TestFlow : public QObject {
    Q_OBJECT
private slots:
    void nothingIsOnePage();
    void fillsPagesInOrder();
    void roomAboveIsLeftOutAtTheTop();
    void whatKeepsTogetherMovesTogether();
    void aHeadComesAgainOnEveryPage();
    void whatIsTooHighToKeepTogetherIsParted();
};

static Piece pieceOf(double height, bool keeps = false, double above = 0.0)
{
    return {above, height, keeps, {}, {}};
}

static std::vector<std::size_t> sizesOf(const std::vector<Page>& pages)
{
    std::vector<std::size_t> sizes;
    for (const auto& page : pages)
        sizes.push_back(page.size());
    return sizes;
}

void TestFlow::nothingIsOnePage()
{
    QCOMPARE(pagesOf({}, 100.0).size(), std::size_t{1});
}

void TestFlow::fillsPagesInOrder()
{
    const std::vector<Piece> pieces(7, pieceOf(30.0));
    const auto pages = pagesOf(pieces, 100.0);
    QCOMPARE(sizesOf(pages), (std::vector<std::size_t>{3, 3, 1}));
    QCOMPARE(pages[1][2].y, 60.0);
}

void TestFlow::roomAboveIsLeftOutAtTheTop()
{
    const auto pages = pagesOf({pieceOf(60.0, false, 10.0), pieceOf(60.0, false, 10.0)}, 100.0);
    QCOMPARE(sizesOf(pages), (std::vector<std::size_t>{1, 1}));
    QCOMPARE(pages[0][0].y, 0.0);
    QCOMPARE(pages[1][0].y, 0.0);
}

void TestFlow::whatKeepsTogetherMovesTogether()
{
    const auto pages = pagesOf({pieceOf(70.0), pieceOf(10.0, true), pieceOf(10.0, true), pieceOf(20.0)}, 100.0);
    QCOMPARE(sizesOf(pages), (std::vector<std::size_t>{1, 3}));
}

void TestFlow::aHeadComesAgainOnEveryPage()
{
    const auto head = std::make_shared<const Piece>(pieceOf(10.0, true));
    std::vector<Piece> pieces{*head};
    for (int row = 0; row < 6; ++row) {
        pieces.push_back(pieceOf(30.0));
        pieces.back().head = head;
    }
    const auto pages = pagesOf(pieces, 100.0);
    QCOMPARE(sizesOf(pages), (std::vector<std::size_t>{4, 4}));
    QCOMPARE(pages[1][0].piece.height, 10.0);
    QCOMPARE(pages[1][1].y, 10.0);
}

void TestFlow::whatIsTooHighToKeepTogetherIsParted()
{
    const std::vector<Piece> pieces(5, pieceOf(40.0, true));
    QCOMPARE(sizesOf(pagesOf(pieces, 100.0)), (std::vector<std::size_t>{2, 2, 1}));
}

TRANCHE_TEST(TestFlow)

} // namespace tst_flow

#include "tst_flow.moc"
