package org.plyspace.variant.twoboard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.variant.twoboard.TwoboardDeclaration.FoldedBoard;

/** The games on the source's page. */
final class SampleGame {

    private static final Pattern MOVE = Pattern.compile("[KQRBNP] ?[a-hA-H][1-8] [-x] [a-hA-H][1-8](\\+| mate)?");
    private static final String RIDERS = "QRB";

    private SampleGame() {}

    /** The moves of game 1 or 2, as printed. */
    static List<String> moves(int game) {
        try (InputStream text = SampleGame.class.getResourceAsStream("game-" + game + ".txt")) {
            String all = new String(text.readAllBytes(), StandardCharsets.UTF_8);
            return MOVE.matcher(all).results().map(MatchResult::group).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The number of moves of a game that would be illegal if a man on either board blocked a rider (ruling T-5). */
    static int blockedIfEitherBoardBlocked(int game) {
        TextPosition position = Twoboard.STANDARD.start();
        int blocked = 0;
        for (String move : moves(game)) {
            String machine = position.fromSource(move);
            boolean rides = RIDERS.indexOf(move.charAt(0)) >= 0;
            if (rides
                    && !isFreeOnBothBoards(
                            position,
                            FoldedBoard.cell(machine.substring(0, 2)),
                            FoldedBoard.cell(machine.substring(3)))) {
                blocked++;
            }
            position.play(machine);
        }
        return blocked;
    }

    private static boolean isFreeOnBothBoards(TextPosition position, int from, int to) {
        Lattice lattice = FoldedBoard.LATTICE;
        int dx = lattice.x(to) - lattice.x(from);
        int dy = lattice.y(to) - lattice.y(from);
        int steps = Math.max(Math.abs(dx), Math.abs(dy));
        return IntStream.range(1, steps)
                .map(i -> lattice.step(from, new Step(i * Integer.signum(dx), i * Integer.signum(dy), 0)))
                .allMatch(cell -> isEmpty(position, cell) && isEmpty(position, lattice.step(cell, new Step(0, 0, 1))));
    }

    private static boolean isEmpty(TextPosition position, int cell) {
        return position.position().pieceAt(cell) == Piece.NONE;
    }
}
