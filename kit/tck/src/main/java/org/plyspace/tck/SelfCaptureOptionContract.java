package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/** Checks that own pieces can be captured where enemies could be, and that other moves stay the same. */
interface SelfCaptureOptionContract extends OptionsUnderTest {

    @TestFactory
    default Stream<DynamicTest> withSelfCaptureTheOtherMovesAreThoseWithoutIt() {
        return inSelfCapture((plain, position) -> {
            Set<String> others = OptionGames.texts(position, move -> !capturesOwn(position, move));
            assertEquals(OptionGames.texts(plain, move -> true), others, "moves that capture no own piece");
            Set<Long> captures = new TreeSet<>();
            LongStream.of(Moves.captures(position)).forEach(captures::add);
            Set<Long> plainCaptures = new TreeSet<>();
            LongStream.of(Moves.captures(plain)).forEach(plainCaptures::add);
            assertEquals(plainCaptures, captures, "captures listed");
        });
    }

    /** Derived from the man's attacks, and by trying the capture on a board without the victim. */
    @TestFactory
    default Stream<DynamicTest> ownPiecesAreCapturedWhereEnemiesCouldBe() {
        return inSelfCapture((plain, position) -> {
            Set<String> expected = new TreeSet<>();
            for (int man : CellLists.of(position, position.sideToMove())) {
                for (int target : CellLists.attacks(position, man)) {
                    if (isOwn(position, target) && isSafe(position, man, target)) {
                        expected.add(man + " takes " + target);
                    }
                }
            }
            Set<String> found = new TreeSet<>();
            LongStream.of(Moves.legal(position))
                    .filter(move -> capturesOwn(position, move))
                    .forEach(move -> found.add(Move.from(move) + " takes " + position.capturedCell(move)));
            assertEquals(expected, found, "captures of own pieces, by cells");
        });
    }

    @TestFactory
    default Stream<DynamicTest> capturesOfOwnPiecesResetTheClock() {
        return inSelfCapture((plain, position) -> LongStream.of(Moves.legal(position))
                .filter(move -> capturesOwn(position, move))
                .forEach(move -> {
                    position.make(move);
                    assertEquals(0, position.halfmoveClock(), "halfmove clock after a capture of an own piece");
                    position.unmake();
                }));
    }

    private Stream<DynamicTest> inSelfCapture(BiConsumer<Position, Position> check) {
        if (!played().lists(OptionGames.SELF_CAPTURE, "on")) {
            return Stream.empty();
        }
        Rules plain = played().rules(Map.of());
        return played().games(played().rules(OptionGames.SELF_CAPTURE, "on")).stream()
                .map(game -> DynamicTest.dynamicTest(
                        game.name(),
                        () -> game.play(
                                2,
                                position -> check.accept(
                                        plain.position(position.words().setup(), Purpose.GAME), position))));
    }

    /** Whether the mover's royal pieces are safe once a man has replaced another own man. */
    private static boolean isSafe(Position position, int man, int target) {
        Setup.Builder after = position.words().setup().toBuilder()
                .field(Setup.CASTLING, "")
                .field(Setup.EN_PASSANT, "")
                .field(OptionGames.SPENT, "")
                .piece(man, Piece.NONE)
                .piece(target, position.pieceAt(man));
        return !position.rules().position(after.build(), Purpose.STUDY).inCheck();
    }

    private static boolean isOwn(Position position, int cell) {
        int piece = position.pieceAt(cell);
        return piece != Piece.NONE
                && Piece.side(piece) == position.sideToMove()
                && !position.rules().pieceTypes().get(Piece.type(piece)).royal();
    }

    private static boolean capturesOwn(Position position, long move) {
        return Move.isCapture(move) && !Moves.capturesEnemy(position, move);
    }
}
