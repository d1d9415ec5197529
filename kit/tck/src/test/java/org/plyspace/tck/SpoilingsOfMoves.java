package org.plyspace.tck;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;
import org.plyspace.api.Verdict;

/** Wrong answers about single moves: their legality, what they change, why they are refused. */
final class SpoilingsOfMoves extends SpoilingList {

    private static final int KING = 0;
    private static final int PAWN = 2;

    private SpoilingsOfMoves() {
        singleMoves();
        changes();
        attempts();
        marks();
        truths();
        unmoves();
        limits();
        randomPositions();
    }

    static List<Spoiling> all() {
        return new SpoilingsOfMoves().list();
    }

    private void singleMoves() {
        spoil("aListedMoveIsLegal", "never", "Position.isLegal", (p, a, truth) -> false);
        spoil("noMoveIsNeverLegal", "always", "Position.isLegal", (p, a, truth) -> true);
        spoil(
                "aMoveRememberedFromAnotherPositionIsLegalOnlyIfListed",
                "legal if a man of the side stands there",
                "Position.isLegal",
                (p, a, truth) -> (boolean) truth.tell() || startsWithItsPiece((Position) p, (long) a[0]));
        spoil(
                "aMoveWithOneBitChangedIsLegalOnlyIfListed",
                "the rule set's own bits not looked at",
                "Position.isLegal",
                (p, a, truth) -> ((Position) p).isLegal(Move.withExtra((long) a[0], 0)));
        spoil("aRandomNumberIsLegalOnlyIfListed", "always", "Position.isLegal", (p, a, truth) -> true);
        spoilLater(
                "askingWhetherAMoveIsLegalLeavesThePositionAlone",
                "the clock runs",
                "Position.isLegal",
                "Position.halfmoveClock");
        spoil(
                "randomMovesAreLegalAndEachAsLikelyAsTheOthers",
                "the first one, every second time",
                "Position.randomMove",
                new Spoilt.Answer() {
                    private int asked;

                    @Override
                    public Object give(Object asker, Object[] arguments, Spoilt.Truth truth) throws Exception {
                        long move = (long) truth.tell();
                        MoveList moves = new MoveList();
                        ((Position) asker).legalMoves(moves);
                        return asked++ % 2 == 0 && moves.size() > 1 ? (Object) moves.get(0) : (Object) move;
                    }
                });
        spoil(
                "randomMovesAreLegalAndEachAsLikelyAsTheOthers",
                "never the last one",
                "Position.randomMove",
                (p, a, truth) -> {
                    MoveList moves = new MoveList();
                    ((Position) p).legalMoves(moves);
                    long move = (long) truth.tell();
                    return moves.size() > 1 && move == moves.get(moves.size() - 1) ? moves.get(0) : move;
                });
    }

    private static boolean startsWithItsPiece(Position position, long move) {
        return move != Move.NONE
                && Move.kind(move) == Move.NORMAL
                && Move.from(move) < position.rules().cells()
                && Move.piece(move) == position.pieceAt(Move.from(move))
                && Move.piece(move) != Piece.NONE;
    }

    private void changes() {
        spoil(
                "changesAreTheDifferencesThatTheMoveMakes",
                "carried men forgotten",
                "Position.changes",
                (p, a, truth) -> {
                    truth.tell();
                    if (Move.kind((long) a[0]) == Move.BOARD) {
                        Changes changes = (Changes) a[1];
                        int from = changes.anchorBefore(0);
                        int to = changes.anchorAfter(0);
                        changes.clear();
                        changes.addAnchor(0, from, to);
                    }
                    return null;
                });
        spoil(
                "changesAreTheDifferencesThatTheMoveMakes",
                "the board changes hands untold",
                "Position.changes",
                (p, a, truth) -> {
                    truth.tell();
                    Changes changes = (Changes) a[1];
                    if (changes.owners() > 0) {
                        changes.addOwner(0, changes.ownerAfter(0), changes.ownerBefore(0));
                    }
                    return null;
                });
        spoilLater(
                "askingForChangesLeavesThePositionAlone",
                "the clock runs",
                "Position.capturedCell",
                "Position.halfmoveClock");
        spoil(
                "theCapturedCellIsWhereTheCapturedPieceStands",
                "the target, en passant too",
                "Position.capturedCell",
                (p, a, truth) -> Move.isCapture((long) a[0]) ? Move.to((long) a[0]) : -1);
        spoil("placesFixFileRankAndLevel", "cells for places", "Position.placeOf", (p, a, truth) -> a[0]);
        spoil("placesFitIntoFifteenBits", "too many", "Rules.places", (r, a, truth) -> 1 << 15 | 1);
    }

    private void attempts() {
        spoil(
                "theTextOfAnAttemptIsAMove",
                "a dash missing",
                "PositionWords.text",
                (w, a, truth) ->
                        a != null && a[0] instanceof Attempt ? ((String) truth.tell()).replace("-", "") : truth.tell());
        spoil(
                "theTextOfAnAttemptIsLegalOnlyAsOneOfItsChoices",
                "no choices",
                "PositionWords.choices",
                (w, a, truth) -> new long[0]);
        spoil("choicesAreTheLegalMovesThatFit", "the first one alone", "PositionWords.choices", (w, a, truth) -> {
            long[] choices = (long[]) truth.tell();
            return choices.length == 0 ? new long[] {Move.of(0, 1, 2, 0)} : new long[] {choices[0]};
        });
        spoilLater(
                "attemptsLeaveThePositionAlone", "the clock runs", "PositionWords.choices", "Position.halfmoveClock");
    }

    private void marks() {
        String origins = "stepsFromAnEmptyCellOrOfAnEnemyAreRefusedAsSuchAndMarkIt";
        spoilRefusals(origins, "no mover", illegal -> without(illegal, Role.MOVER));
        spoilRefusals(
                origins, "another kind", illegal -> ofKind(illegal, Refusal.EMPTY_ORIGIN, Refusal.DOES_NOT_MOVE_SO));
        String cells = "kindsOfRefusalMarkTheCellsThatTheySpeakOf";
        spoilRefusals(cells, "no target", illegal -> without(illegal, Role.TARGET));
        spoilRefusals(cells, "no blocker", illegal -> without(illegal, Role.BLOCKER));
        spoilRefusals(cells, "no attacker", illegal -> without(illegal, Role.ATTACKER));
        spoilRefusals(cells, "no king", illegal -> without(illegal, Role.ROYAL));
        String attackers = "refusalsForARoyalPieceMarkItAndAllItsAttackers";
        spoilRefusals(attackers, "one attacker alone", illegal -> oneAttacker(illegal));
        spoilRefusals(
                attackers,
                "the attacker for the king",
                illegal -> new Verdict.Illegal(illegal.kind(), illegal.reason(), illegal.citation())
                        .mark(Role.ROYAL, cells(illegal, Role.ATTACKER))
                        .mark(Role.ATTACKER, cells(illegal, Role.ATTACKER)));
        String promises = "whatAReasonSaysIsExpectedIsLegal";
        spoil(promises, "a promotion that the king's safety forbids", "PositionWords.judge", (w, a, truth) -> {
            Verdict verdict = (Verdict) truth.tell();
            boolean forbidden =
                    verdict instanceof Verdict.Illegal illegal && illegal.kind().endangersRoyal();
            return forbidden && !((String) a[0]).endsWith("=R")
                    ? new Verdict.Illegal(Refusal.MUST_PROMOTE, "expected =R", "toy 1")
                    : verdict;
        });
        spoilRefusals(
                promises,
                "a place that is taken",
                illegal -> illegal.kind() == Refusal.BOARD_PLACE
                        ? new Verdict.Illegal(illegal.kind(), "expected L or R", "toy 1")
                        : illegal);
    }

    /** Adds refusals of the toy for reasons that are not so. */
    private void truths() {
        String so = "whatARefusalSaysIsSo";
        spoilRefusals(so, "a blocked man does not move so", of(Refusal.BLOCKED, Refusal.DOES_NOT_MOVE_SO));
        spoilRefusals(so, "a blocked man is frozen", of(Refusal.BLOCKED, Refusal.FROZEN));
        spoilRefusals(so, "a double step in any direction is lost", of(Refusal.DOES_NOT_MOVE_SO, Refusal.RIGHT_LOST));
        spoilRefusals(so, "any cell is gone to", of(Refusal.DOES_NOT_MOVE_SO, Refusal.NOTHING_TO_CAPTURE));
        spoilRefusals(so, "any cell is taken", of(Refusal.DOES_NOT_MOVE_SO, Refusal.MAY_NOT_CAPTURE));
        spoilRefusals(so, "there is no such cell", of(Refusal.DOES_NOT_MOVE_SO, Refusal.NO_SUCH_SQUARE));
        spoil(so, "White's king blocks whatever is blocked", "PositionWords.judge", (w, a, truth) -> {
            Verdict verdict = (Verdict) truth.tell();
            Setup setup = ((PositionWords) w).setup();
            return verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.BLOCKED
                    ? without(illegal, Role.BLOCKER)
                            .mark(
                                    Role.BLOCKER,
                                    IntStream.range(0, setup.cells())
                                            .filter(cell -> setup.pieceAt(cell) == Piece.code(Side.WHITE, KING))
                                            .toArray())
                    : verdict;
        });
        spoilRefusals(so, "a king is pinned", of(Refusal.EXPOSES_ROYAL, Refusal.PINNED));
        spoilRefusals(
                so,
                "another man named",
                illegal -> new Verdict.Illegal(
                        illegal.kind(), "Ma2 is occupied by a white zebra", illegal.citation(), illegal.marks()));
        spoilRefusals(so, "a king that was safe leaves check", of(Refusal.EXPOSES_ROYAL, Refusal.LEAVES_CHECK));
        spoilRefusals(
                so + "InRandomPositions",
                "a blocked man does not move so",
                of(Refusal.BLOCKED, Refusal.DOES_NOT_MOVE_SO));
    }

    private static Change of(Refusal kind, Refusal instead) {
        return illegal -> ofKind(illegal, kind, instead);
    }

    /** Changes a refusal. */
    @FunctionalInterface
    private interface Change {
        Verdict.Illegal of(Verdict.Illegal illegal);
    }

    private void spoilRefusals(String test, String how, Change change) {
        spoil(test, how, "PositionWords.judge", (w, a, truth) -> {
            Verdict verdict = (Verdict) truth.tell();
            return verdict instanceof Verdict.Illegal illegal ? change.of(illegal) : verdict;
        });
    }

    private static Verdict.Illegal without(Verdict.Illegal illegal, Role role) {
        List<Verdict.Mark> marks =
                illegal.marks().stream().filter(mark -> mark.role() != role).toList();
        return new Verdict.Illegal(illegal.kind(), illegal.reason(), illegal.citation(), marks);
    }

    private static Verdict.Illegal ofKind(Verdict.Illegal illegal, Refusal kind, Refusal instead) {
        return illegal.kind() == kind
                ? new Verdict.Illegal(instead, illegal.reason(), illegal.citation(), illegal.marks())
                : illegal;
    }

    private static Verdict.Illegal oneAttacker(Verdict.Illegal illegal) {
        int[] attackers = cells(illegal, Role.ATTACKER);
        return attackers.length < 2 ? illegal : without(illegal, Role.ATTACKER).mark(Role.ATTACKER, attackers[0]);
    }

    private static int[] cells(Verdict.Illegal illegal, Role role) {
        return illegal.cells(role).stream().mapToInt(cell -> cell).toArray();
    }

    private void unmoves() {
        Spoilt.Answer oneMissing = (u, a, truth) -> {
            MoveList moves = (MoveList) a[1];
            int before = moves.size();
            truth.tell();
            moves.truncate(Math.max(before, moves.size() - 1));
            return null;
        };
        Spoilt.Answer oneTooMany = (u, a, truth) -> {
            truth.tell();
            ((MoveList) a[1]).add(Move.of(0, 5, Piece.code(Side.WHITE, PAWN), Piece.NONE));
            return null;
        };
        Spoilt.Answer oneTwice = (u, a, truth) -> {
            truth.tell();
            MoveList moves = (MoveList) a[1];
            moves.add(moves.get(moves.size() - 1));
            return null;
        };
        for (String backwards : List.of(
                "unmovesAreTheQuietMovesThatLeadToAPosition", "unmovesAreTheQuietMovesThatLeadToARandomPosition")) {
            spoil(backwards, "one missing", "Unmoves.quiet", oneMissing);
            spoil(backwards, "one too many", "Unmoves.quiet", oneTooMany);
            spoil(backwards, "one twice", "Unmoves.quiet", oneTwice);
        }
        spoil("aQuietMoveIsFoundBackwardsFromWhereItLeads", "one missing", "Unmoves.quiet", oneMissing);
        spoil("aMoveBackwardsLeadsForwardsAgain", "one too many", "Unmoves.quiet", oneTooMany);
        spoil("unmovesOfMenAreAllButThoseOfBoards", "boards among men", "Unmoves.quietOfMen", (u, a, truth) -> {
            ((Unmoves) u).quiet((Position) a[0], (MoveList) a[1]);
            return null;
        });
        spoilLater("unmovesLeaveThePositionAlone", "the clock runs", "Unmoves.quiet", "Position.halfmoveClock");
    }

    private void limits() {
        spoil("aTurnIsOneMove", "White moves twice", "Position.sideToMove", (p, a, truth) -> Side.WHITE);
        spoil("royalPiecesAreNeverCaptured", "a king captured", "Position.legalMoves", (p, a, truth) -> {
            truth.tell();
            Position position = (Position) p;
            int[] kings = CellLists.royals(position, position.sideToMove().opposite());
            MoveList moves = (MoveList) a[0];
            if (moves.size() > 0 && kings.length > 0) {
                long move = moves.get(0);
                int king = Piece.code(position.sideToMove().opposite(), KING);
                moves.add(Move.of(Move.from(move), kings[0], position.pieceAt(Move.from(move)), king));
            }
            return null;
        });
        spoil("thePositionsTextDecidesWhatIsLegal", "something hidden", hidden());
        AtomicLong dice = new AtomicLong();
        spoil(
                "aMoveHasTheSameResultEveryTime",
                "a die is cast",
                "PositionWords.text",
                (w, a, truth) ->
                        a == null ? truth.tell() + (dice.incrementAndGet() % 3 == 0 ? " " : "") : truth.tell());
    }

    /** Forbids moves in positions reached by a move, and allows them in positions that were read. */
    private static Map<String, Spoilt.Answer> hidden() {
        Map<Object, Integer> made = new HashMap<>();
        return Map.of(
                "Position.make",
                (p, a, truth) -> {
                    made.merge(p, 1, Integer::sum);
                    return truth.tell();
                },
                "Position.legalMoves",
                (p, a, truth) -> {
                    truth.tell();
                    MoveList moves = (MoveList) a[0];
                    if (made.getOrDefault(p, 0) > 3 && moves.size() > 1) {
                        moves.truncate(moves.size() - 1);
                    }
                    return null;
                });
    }

    /** Adds mistakes in positions that play hardly ever reaches. */
    private void randomPositions() {
        spoil(
                "noLegalMoveLeavesARoyalAttackedInRandomPositions",
                "a king in double check goes where it is attacked",
                "Position.legalMoves",
                (p, a, truth) -> {
                    truth.tell();
                    addKingStepsInDoubleCheck((Position) p, (MoveList) a[0]);
                    return null;
                });
        spoil(
                "questionsAgreeWithTheListInRandomPositions",
                "a count that is wrong when there are many men",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + (CellLists.of((Position) p, Side.WHITE).length > 6 ? 1 : 0));
        spoil(
                "everyOtherWellFormedMoveIsIllegalInRandomPositions",
                "all is legal when there are many men",
                "PositionWords.judge",
                (w, a, truth) -> truth.tell() instanceof Verdict.Illegal
                                && ((PositionWords) w)
                                                .text()
                                                .chars()
                                                .filter(Character::isLetter)
                                                .count()
                                        > 10
                        ? new Verdict.Legal(1)
                        : truth.tell());
        spoil(
                "noMoveIsRefusedForARoyalPieceThatIsSafeInRandomPositions",
                "one of several attackers marked",
                "PositionWords.judge",
                (w, a, truth) -> truth.tell() instanceof Verdict.Illegal illegal ? oneAttacker(illegal) : truth.tell());
    }

    private static void addKingStepsInDoubleCheck(Position position, MoveList moves) {
        Side side = position.sideToMove();
        int[] kings = CellLists.royals(position, side);
        if (kings.length == 1 && CellLists.attackers(position, side.opposite(), kings[0]).length > 1) {
            IntStream.of(CellLists.attacks(position, kings[0]))
                    .filter(cell -> position.pieceAt(cell) == Piece.NONE)
                    .mapToLong(cell -> Move.of(kings[0], cell, Piece.code(side, KING), Piece.NONE))
                    .filter(move -> !moves.contains(move))
                    .forEach(moves::add);
        }
    }
}
