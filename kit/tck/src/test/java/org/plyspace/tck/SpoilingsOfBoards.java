package org.plyspace.tck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.plyspace.api.AttackSummary;
import org.plyspace.api.Layout;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/** Wrong answers about boards and what stands on them: layouts, men, attacks, placements and symmetries. */
final class SpoilingsOfBoards extends SpoilingList {

    private SpoilingsOfBoards() {
        layouts();
        men();
        attacks();
        attackSummaries();
        placements();
        symmetries();
    }

    static List<Spoiling> all() {
        return new SpoilingsOfBoards().list();
    }

    private void layouts() {
        spoilBoards(
                "squaresAreInTheirFilesAndRanks",
                "squares in no order",
                board -> with(board, board.rankNames(), reversed(board.squares())));
        spoilBoards(
                "filesAndRanksThatHaveNamesAreInTheNamesOfTheirSquares",
                "ranks counted from above",
                board -> with(board, reversed(board.rankNames()), board.squares()));
        spoil(
                "theLayoutOfASetupIsThatOfItsPosition",
                "that of the start",
                "Rules.layout",
                (r, a, truth) -> ((Rules) r).layout(((Rules) r).start()));
        spoil(
                "setupsThatAreNoPositionsHaveALayout",
                "positions alone have",
                "Rules.layout",
                (r, a, truth) ->
                        ((Rules) r).position((Setup) a[0], Purpose.GAME).words().layout());
        spoil("handsAreWhatTheSidesHold", "a rook in hand", "Position.hand", (p, a, truth) -> (int) a[0] == 4 ? 1 : 0);
        spoil("handsAreWhatTheSidesHold", "hands not shown", "Rules.heldTypes", (r, a, truth) -> List.of(1));
        spoil(
                "fieldsHaveNamesAndMeanings",
                "a field twice",
                "Rules.fields",
                (r, a, truth) -> List.of(list(truth).get(0), list(truth).get(0)));
        spoil("fieldsThatComeAboutInPlayAreDeclared", "none", "Rules.fields", (r, a, truth) -> List.of());
        spoil(
                "textsOfFieldsArePutTogetherAsDeclared",
                "another owner",
                "Rules.fields",
                (r, a, truth) ->
                        List.of(new SetupField("own", "who owns what", SetupField.Content.LIST, List.of("H:w"))));
        spoil(
                "cellsNamedInAFieldAreKeptOrRefused",
                "owners of cells, none refused",
                Map.of(
                        "Rules.fields",
                        (r, a, truth) ->
                                List.of(new SetupField("own", "who owns what", SetupField.Content.CELLS, List.of())),
                        "Rules.faults",
                        (r, a, truth) -> List.of()));
        spoil("everyCellIsOnOneSquare", "a board not shown", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(layout.boards().subList(0, 1), layout.anchors(), layout.view());
        });
        spoil("squaresHaveDifferentNames", "one name for all", "PositionWords.name", (w, a, truth) -> "a1");
        spoil("placesAgreeWithThePosition", "one rank too far", "Position.y", (p, a, truth) -> (int) truth.tell() + 1);
        spoil("boardsHangOnTheirAnchors", "anchors exchanged", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            List<Layout.Anchor> anchors = new ArrayList<>(layout.anchors());
            Collections.reverse(anchors);
            return new Layout(layout.boards(), anchors, layout.view());
        });
        String names = "boardsAndAnchorsHaveDifferentNamesAndTheViewShowsAllBoards";
        spoil(names, "a board not in view", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(
                    layout.boards(),
                    layout.anchors(),
                    new Layout.View(layout.view().facing(), List.of("M")));
        });
    }

    private void men() {
        spoil("menAreThePiecesOfTheirSide", "one missing", "Position.men", (p, a, truth) -> (int) truth.tell() - 1);
        spoil("royalsAreTheRoyalPiecesOfTheirSide", "none", "Position.royals", (p, a, truth) -> 0);
        spoil(
                "onlyMenThatCanPromoteHaveAPromotionDistance",
                "all have",
                "Position.promotionDistance",
                (p, a, truth) -> 3);
        spoil("menThatPromoteHaveAPromotionDistance", "none has", "Position.promotionDistance", (p, a, truth) -> -1);
    }

    private void attacks() {
        spoil("attackedCellsAreThoseThatMenAttack", "all attacked", "Position.isAttacked", (p, a, truth) -> true);
        spoil("attacksAreListedOnceAndNoneFromEmptyCells", "one twice", "Position.attacks", (p, a, truth) -> {
            int count = (int) truth.tell();
            int[] into = (int[]) a[1];
            into[count] = into[0];
            return count == 0 ? 0 : count + 1;
        });
        spoil("inCheckMeansThatARoyalIsAttacked", "the contrary", "Position.inCheck", (p, a, truth) ->
                !(boolean) truth.tell());
        spoil("noLegalMoveLeavesARoyalAttacked", "kings are attacked", "Position.isAttacked", (p, a, truth) -> true);
        spoil("capturesAreOfAttackedCells", "no attacks", "Position.attacks", (p, a, truth) -> 0);
    }

    private void attackSummaries() {
        spoil(
                "attackSummariesAreWhatMenAttack",
                "one cell too many where a king is attacked",
                "Position.attackSummary",
                (p, a, truth) -> {
                    truth.tell();
                    ((AttackSummary) a[0]).numbers(1)[0] += ((Position) p).inCheck() ? 1 : 0;
                    return null;
                });
        spoil(
                "attackSummariesAreWhatMenAttackInRandomPositions",
                "one cell too many when there are many men",
                "Position.attackSummary",
                (p, a, truth) -> {
                    truth.tell();
                    ((AttackSummary) a[0]).numbers(0)[0] += CellLists.of((Position) p, Side.WHITE).length > 6 ? 1 : 0;
                    return null;
                });
        Set<Object> takenBack = new HashSet<>();
        String later = "attackSummariesAreTheSameAfterUnmakeAndInCopies";
        spoil(
                later,
                "what was so before unmake",
                Map.of(
                        "Position.unmake",
                        (p, a, truth) -> {
                            takenBack.add(p);
                            return truth.tell();
                        },
                        "Position.attackSummary",
                        (p, a, truth) -> takenBack.contains(p) ? null : truth.tell()));
        Set<Object> set = new HashSet<>();
        spoil(
                later,
                "what was so before setFrom",
                Map.of(
                        "Position.setFrom",
                        (p, a, truth) -> {
                            set.add(p);
                            return truth.tell();
                        },
                        "Position.attackSummary",
                        (p, a, truth) -> set.contains(p) ? null : truth.tell()));
        spoilLater(
                "askingForAnAttackSummaryLeavesThePositionAlone",
                "the clock runs",
                "Position.attackSummary",
                "Position.halfmoveClock");
    }

    private void placements() {
        Set<Object> placedAnew = new HashSet<>();
        Set<Object> played = new HashSet<>();
        spoil(
                "aPositionPlacedAnewHasItsMenBoardsHandsAndRights",
                "boards where they hang at first",
                "Position.place",
                (p, a, truth) -> {
                    ((Placement) a[0]).hang(0, 0);
                    return truth.tell();
                });
        spoil(
                "aPositionPlacedAnewHasItsMoves",
                "no moves",
                Map.of(
                        "Position.place",
                        (p, a, truth) -> {
                            placedAnew.add(p);
                            return truth.tell();
                        },
                        "Position.legalMoves",
                        (p, a, truth) -> placedAnew.contains(p) ? null : truth.tell()));
        spoil(
                "aPositionPlacedOverAGameForgetsTheGame",
                "no moves after a game",
                Map.of(
                        "Position.make",
                        (p, a, truth) -> {
                            played.add(p);
                            return truth.tell();
                        },
                        "Position.place",
                        (p, a, truth) -> {
                            placedAnew.remove(p);
                            if (played.contains(p)) {
                                placedAnew.add(p);
                            }
                            return truth.tell();
                        },
                        "Position.legalMoves",
                        (p, a, truth) -> placedAnew.contains(p) ? null : truth.tell()));
        spoil("placedMenAreAllThereIs", "one forgotten", "Position.place", (p, a, truth) -> {
            Placement given = (Placement) a[0];
            Placement less = new Placement(((Position) p).rules());
            for (int i = 0; i + 1 < given.count(); i++) {
                less.put(given.cell(i), given.piece(i));
            }
            ((Position) p).place(less);
            return null;
        });
        Set<Object> placed = new HashSet<>();
        spoil(
                "aPlacedPositionIsEqualToItsSetup",
                "an old key",
                Map.of(
                        "Position.place",
                        (p, a, truth) -> {
                            placed.add(p);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> placed.contains(p) ? 5L : truth.tell()));
    }

    private void symmetries() {
        int[] nowhere = new int[20];
        int[] backwards = new int[20];
        for (int cell = 0; cell < backwards.length; cell++) {
            backwards[cell] = 19 - cell;
        }
        List<Symmetry> wrong = List.of(new Symmetry(backwards, new int[] {0, 1}, new int[] {0}, true, false));
        spoil(
                "symmetriesArePermutations",
                "all to one cell",
                "Rules.symmetries",
                (r, a, truth) -> List.of(new Symmetry(nowhere, true)));
        spoil("symmetriesKeepAttacks", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMoves", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil(
                "symmetriesOfFewTypesKeepTheirMoves",
                "a false one",
                "Rules.symmetries",
                (r, types, truth) -> types == null ? truth.tell() : wrong);
        spoil("symmetriesKeepMovesInPositionsOfGames", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMovesInPositionsOfGames", "anchors that stay", "Rules.symmetries", (r, a, truth) -> {
            Symmetry turn = (Symmetry) list(truth).get(1);
            int[] cells = IntStream.range(0, backwards.length).map(turn::image).toArray();
            return List.of(new Symmetry(cells, new int[] {0, 1}, new int[] {0}, true, true));
        });
    }

    /** Changes every board of a position's layout. */
    private void spoilBoards(String test, String how, UnaryOperator<Layout.Board> change) {
        spoil(test, how, "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(layout.boards().stream().map(change).toList(), layout.anchors(), layout.view());
        });
    }

    private static Layout.Board with(Layout.Board board, List<String> rankNames, List<Layout.Square> squares) {
        return new Layout.Board(
                board.name(),
                board.x(),
                board.y(),
                board.z(),
                board.files(),
                board.ranks(),
                board.fileNames(),
                rankNames,
                squares,
                board.anchor(),
                board.inverted(),
                board.owner());
    }
}
