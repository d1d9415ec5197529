package org.plyspace.tck;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Changes;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Wrong answers about what the toy does not have. */
final class SpoilingsOfHexagons extends SpoilingList {

    private SpoilingsOfHexagons() {
        hands();
        moves();
        ends();
        drawing();
    }

    static List<Spoiling> all() {
        return new SpoilingsOfHexagons().list();
    }

    private void hands() {
        spoil("changesAreTheDifferencesThatTheMoveMakes", "hands forgotten", "Position.changes", (p, a, truth) -> {
            truth.tell();
            Changes changes = (Changes) a[1];
            while (changes.hands() > 0) {
                changes.addHand(changes.handPiece(0), changes.handAfter(0), changes.handBefore(0));
            }
            return null;
        });
        spoil(
                "effectsLeadToTheNewPosition",
                "nothing taken in hand",
                "PositionWords.describe",
                (w, a, truth) -> ((List<?>) truth.tell())
                        .stream()
                                .filter(effect -> !(effect instanceof Effect.TakeInHand))
                                .toList());
        spoil("handsAreWhatTheSidesHold", "Black's hand first", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            List<Layout.Held> hands = layout.hands();
            int half = hands.size() / 2;
            List<Layout.Held> exchanged = new ArrayList<>(hands.subList(half, hands.size()));
            exchanged.addAll(hands.subList(0, half));
            return new Layout(layout.boards(), layout.anchors(), exchanged, layout.view());
        });
        spoil("positionTextsAreReadAsWritten", "hands not read", "Rules.read", (r, a, truth) -> {
            Setup.Builder setup = ((Setup) truth.tell()).toBuilder();
            for (int type : List.of(4, 5, 6, 7, 8, 9)) {
                setup.hand(type, 0);
            }
            return setup.build();
        });
        spoil(
                "movesNameTheMenThatMoveAndAreCaptured",
                "drops of what is not held",
                "Position.hand",
                (p, a, truth) -> 0);
    }

    private void moves() {
        spoil(
                "choicesAreTheLegalMovesThatFit",
                "no drops",
                "PositionWords.choices",
                (w, a, truth) -> a[0] instanceof Attempt.Drop ? new long[0] : truth.tell());
        spoil(
                "choicesAreTheLegalMovesThatFit",
                "no captures from afar",
                "PositionWords.choices",
                (w, a, truth) -> LongStream.of((long[]) truth.tell())
                        .filter(move -> Move.kind(move) != Move.FROM_AFAR)
                        .toArray());
        spoil(
                "theCapturedCellIsWhereTheCapturedPieceStands",
                "where the archer stands",
                "Position.capturedCell",
                (p, a, truth) -> Move.kind((long) a[0]) == Move.FROM_AFAR ? Move.from((long) a[0]) : truth.tell());
        spoil(
                "capturesAreOfAttackedCells",
                "archers attack nothing",
                "Position.attacks",
                (p, a, truth) -> ((Position) p).pieceAt((int) a[0]) / 2 == 3 ? 0 : truth.tell());
        spoil(
                "machineFormIsOriginAndTarget",
                "a hyphen for a shot",
                "PositionWords.text",
                (w, a, truth) -> a == null ? truth.tell() : ((String) truth.tell()).replace('*', '-'));
        spoil(
                "whatAReasonSaysIsExpectedIsLegal",
                "a rook",
                "PositionWords.judge",
                (w, a, truth) ->
                        truth.tell() instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.MUST_PROMOTE
                                ? new Verdict.Illegal(illegal.kind(), "expected =R", "hex 2")
                                : truth.tell());
    }

    private void ends() {
        spoil(
                "endsComeInTheirOrder",
                "the goal forgotten",
                "Position.outcome",
                (p, a, truth) -> ((Optional<?>) truth.tell())
                        .filter(outcome -> !((Outcome) outcome).reason().equals(Outcome.GOAL)));
        spoil(
                "whatASideWithoutAMoveGetsIsMateInCheckAndStalemateOtherwise",
                "the side in check mates",
                "Position.endingWithoutMove",
                (p, a, truth) -> Outcome.win(Side.WHITE, Outcome.CHECKMATE));
    }

    private void drawing() {
        spoil(
                "placesAgreeWithThePosition",
                "rows not offset, files twice as wide",
                "Position.x",
                (p, a, truth) -> 2 * (int) truth.tell());
        spoil(
                "squaresAreInTheirFilesAndRanks",
                "missing squares not left out",
                "PositionWords.layout",
                (w, a, truth) -> {
                    Layout layout = (Layout) truth.tell();
                    Layout.Board board = layout.boards().get(0);
                    Layout.Board narrow = new Layout.Board(
                            board.name(),
                            board.x(),
                            board.y(),
                            board.z(),
                            board.files() - 1,
                            board.ranks(),
                            board.fileNames(),
                            board.rankNames(),
                            board.squares(),
                            board.anchor(),
                            board.inverted(),
                            board.owner());
                    return new Layout(List.of(narrow), layout.anchors(), layout.hands(), layout.view());
                });
    }
}
