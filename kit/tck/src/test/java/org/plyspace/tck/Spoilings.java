package org.plyspace.tck;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.tck.toy.ToyVariant;

/** Wrong answers about play: moves listed and made, copies, keys, ends and proofs. */
final class Spoilings extends SpoilingList {

    private Spoilings() {
        generation();
        making();
        copies();
        keys();
        outcomes();
        proofs();
    }

    static List<Spoiling> all() {
        return new Spoilings().list();
    }

    private void generation() {
        spoil("everyLegalMoveIsListedOnce", "a move listed twice", "Position.legalMoves", (p, a, truth) -> {
            truth.tell();
            MoveList moves = (MoveList) a[0];
            if (moves.size() > 0) {
                moves.add(moves.get(0));
            }
            return null;
        });
        spoil("movesAreAppendedToTheList", "the list cleared", "Position.legalMoves", (p, a, truth) -> {
            ((MoveList) a[0]).clear();
            return truth.tell();
        });
        spoil(
                "countLegalMovesCountsTheList",
                "one too many",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + 1);
        spoil("hasLegalMoveTellsWhetherTheListIsEmpty", "always", "Position.hasLegalMove", (p, a, truth) -> true);
        spoil("legalCapturesAreTheLegalMovesThatCapture", "none", "Position.legalCaptures", (p, a, truth) -> null);
        spoil(
                "legalQuietPromotionsAreTheLegalMovesThatPromoteAndCaptureNothing",
                "none",
                "Position.legalQuietPromotions",
                (p, a, truth) -> null);
        spoil("legalLoudMovesAreCapturesAndQuietPromotions", "none", "Position.legalLoud", (p, a, truth) -> null);
        spoil(
                "loudMovesAreCapturesAndPromotionsInRandomPositions",
                "none",
                "Position.legalLoud",
                (p, a, truth) -> null);
        spoilLater("generationLeavesThePositionAlone", "the place moves", "Position.legalCaptures", "Position.x");
        spoil("movesNameTheMenThatMoveAndAreCaptured", "captures not named", "Position.legalMoves", (p, a, truth) -> {
            truth.tell();
            MoveList moves = (MoveList) a[0];
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.get(i);
                moves.set(i, Move.of(Move.from(move), Move.to(move), Move.piece(move), Piece.NONE, Move.kind(move)));
            }
            return null;
        });
    }

    private void making() {
        spoil("unmakeRestoresThePosition", "nothing unmade", "Position.unmake", (p, a, truth) -> null);
        spoilLater("unmakeRestoresEveryAnswer", "the place moves", "Position.unmake", "Position.z");
        int[] unmade = {0};
        spoil(
                "aWholeGameCanBeTakenBack",
                "the fifteenth is not",
                "Position.unmake",
                (p, a, truth) -> ++unmade[0] == 15 ? null : truth.tell());
        spoilKeyOfMoves("positionAfterAMoveIsEqualToItsTextRead");
        spoil("clocksCountPlies", "the clock stands", "Position.halfmoveClock", (p, a, truth) -> 0);
        spoil(
                "clocksStopWhereTextsEnd",
                "one more",
                "Position.fullmoveNumber",
                (p, a, truth) -> Setup.LARGEST_CLOCK + 1);
        spoil("passingIsNeverSoundInCheck", "always", "Position.isPassingSound", (p, a, truth) -> true);
        spoil(
                "noPositionComesBackOnceTheClockWasSetBack",
                "the clock is set back by every move",
                "Position.halfmoveClock",
                (p, a, truth) -> 0);
        spoil("aNullMovePassesTheTurnAndIsTakenBack", "three for one", "Position.makeNull", (p, a, truth) -> {
            truth.tell();
            truth.tell();
            return truth.tell();
        });
    }

    private void copies() {
        spoil("aCopyIsEqualAndIndependent", "no copy", "Position.copy", (p, a, truth) -> p);
        spoil("setFromMakesEqualAndIndependent", "nothing set", "Position.setFrom", (p, a, truth) -> null);
        Thread here = Thread.currentThread();
        spoil(
                "copiesAreIndependentInThreads",
                "other answers elsewhere",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + (Thread.currentThread().equals(here) ? 0 : 1));
    }

    private void keys() {
        spoilKeyOfMoves("keysAreKeptAsIfCountedAnew");
        spoil(
                "differentPositionsHaveDifferentKeys",
                "four bits",
                "Position.key",
                (p, a, truth) -> (long) truth.tell() & 15);
        spoil(
                "differentPositionsHaveDifferentRepetitionKeys",
                "four bits",
                "Position.repetitionKey",
                (p, a, truth) -> (long) truth.tell() & 15);
        spoil("theSideToMoveChangesTheKeys", "one key for all", "Position.key", (p, a, truth) -> 7L);
        spoil(
                "setupsThatDifferInOneItemOfAFieldHaveDifferentKeys",
                "owners of boards not in the key",
                "Position.key",
                (p, a, truth) -> {
                    Position position = (Position) p;
                    Setup ownerless = position.words().setup().toBuilder()
                            .field("own", "")
                            .build();
                    return position.rules().position(ownerless, Purpose.STUDY).key();
                });
        spoil(
                "clocksDoNotChangeTheRepetitionKey",
                "they do",
                "Position.repetitionKey",
                (p, a, truth) -> (long) truth.tell() + ((Position) p).fullmoveNumber());
        spoil(
                "repetitionKeyCountsEnPassantOnlyIfUsable",
                "always",
                "Position.repetitionKey",
                (p, a, truth) -> ((Position) p).key());
    }

    private void outcomes() {
        spoil("aPositionWithoutLegalMoveIsAnEnd", "no end", "Position.outcome", (p, a, truth) -> Optional.empty());
        Optional<Outcome> stalemate = Optional.of(Outcome.draw(Outcome.STALEMATE));
        spoil(
                "matesAndStalematesInOneAreToldApart",
                "always stalemate",
                "Position.outcome",
                (p, a, truth) -> stalemate);
        Optional<Outcome> repetition = Optional.of(Outcome.draw(Outcome.REPETITION));
        spoil("outcomesHaveReasonsThatAPositionCanTell", "repetition", "Position.outcome", (p, a, truth) -> repetition);
        spoil(
                "whatASideWithoutAMoveGetsIsMateInCheckAndStalemateOtherwise",
                "always stalemate",
                "Position.endingWithoutMove",
                (p, a, truth) -> stalemate.get());
        Optional<Outcome> goal = Optional.of(Outcome.win(Side.WHITE, Outcome.GOAL));
        spoil("endsComeInTheirOrder", "a goal that no outcome tells", "Position.ending", (p, a, truth) -> goal);
        spoil(
                "endsComeInTheirOrder",
                "dead positions go on",
                "Position.outcome",
                (p, a, truth) -> ((Position) p).hasLegalMove() ? Optional.empty() : truth.tell());
    }

    private void proofs() {
        int[] asked = {0};
        spoil(
                "alphaBetaAgreesWithMinimax",
                "another count each time",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + 10 * asked[0]++);
        Outcome wrongWinner = Outcome.draw(Outcome.CHECKMATE);
        Spoilt.Answer mateForNobody = (p, a, truth) -> ((Optional<?>) truth.tell()).map(outcome -> wrongWinner);
        spoil("alphaBetaFindsMatesInOne", "mates that nobody wins", "Position.outcome", mateForNobody);
        spoil("tablebaseMatesAreMates", "mates that nobody wins", "Position.outcome", mateForNobody);
        spoil("textViewShowsEveryManAndEverySquare", "a board not shown", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(
                    layout.boards(),
                    layout.anchors(),
                    new Layout.View(layout.view().facing(), List.of("M")));
        });
        spoil(
                "listerFindsTheLegalMoves",
                "none listed",
                "PositionWords.wellFormedMoves",
                (w, a, truth) -> Stream.empty());
        spoil("puzzlesHaveOneSolution", "a start without a win in one", "Variant.resource", (variant, a, truth) -> {
            String start = new ToyVariant()
                    .rules(OptionValues.of(new ToyVariant().options(), Map.of()))
                    .startPosition()
                    .words()
                    .text();
            String puzzles = "{\"variant\":\"toy\"}\n{\"kind\":\"win\",\"moves\":1,\"position\":\"" + start
                    + "\",\"line\":[\"a1-a2\"]}\n";
            return Optional.of(new ByteArrayInputStream(puzzles.getBytes(StandardCharsets.UTF_8)));
        });
    }

    private void spoilKeyOfMoves(String test) {
        Map<Object, Integer> made = new HashMap<>();
        spoil(
                test,
                "a key that counts the moves made",
                Map.of(
                        "Position.make",
                        (p, a, truth) -> {
                            made.merge(p, 1, Integer::sum);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> (long) truth.tell() + made.getOrDefault(p, 0)));
    }
}
