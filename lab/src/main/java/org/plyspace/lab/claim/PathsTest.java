package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests how many paths a rider has from one cell to another, without assuming what a path is: of all cells that lie between as seen from
 * above, each set is filled with men and the rest left empty; the smallest sets that suffice when they are empty are the paths.
 *
 * @param piece the rider's symbol
 * @param most the most paths claimed
 * @param boards the number of arrangements of boards to try, drawn from random games
 * @param lines the number of random lines in each arrangement
 */
record PathsTest(String setting, String piece, int most, int boards, int lines) implements CountingTest {

    static final String KIND = "paths";

    private static final long SEED = 1;
    private static final int MOST_BETWEEN = 10;

    static PathsTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "piece", "most", "boards", "lines"));
        return new PathsTest(
                fields.optionalText("setting").orElse(setting),
                fields.text("piece"),
                fields.number("most", 1, 1_000),
                fields.number("boards", 1, 1_000),
                fields.number("lines", 1, 10_000));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "paths from a cell to another";
    }

    @Override
    public List<String> settings() {
        return List.of(setting);
    }

    /** The cells at both ends, and those between. */
    private record Line(int from, int to, List<Integer> between) {}

    @Override
    public List<CaseResult> count(Registry registry, Runnable step) {
        Rules rules = registry.rules(setting);
        PieceType type = TypeOfPiece.of(rules, piece);
        int code = Piece.code(Side.WHITE, type.index());
        int largest = 0;
        int seen = 0;
        SplittableRandom random = new SplittableRandom(SEED);
        List<Setup> arrangements = BoardArrangements.of(rules, boards, SEED);
        for (Setup empty : arrangements) {
            List<Line> all = lines(rules, empty, code, step);
            for (int i = 0; i < lines && !all.isEmpty(); i++) {
                Line line = all.remove(random.nextInt(all.size()));
                largest = Math.max(largest, paths(rules, empty, line, code));
                seen++;
                step.run();
            }
        }
        return List.of(new CaseResult(
                String.format(
                        Locale.ROOT,
                        "%,d lines of a %s, with boards in %d arrangements",
                        seen,
                        type.name(),
                        arrangements.size()),
                "at most " + most + " paths",
                "at most " + largest + " paths",
                largest <= most));
    }

    /** The lines along which the rider can go on empty boards, with few enough cells between. */
    private static List<Line> lines(Rules rules, Setup boards, int code, Runnable step) {
        List<Line> lines = new ArrayList<>();
        MoveList moves = new MoveList();
        for (int from = 0; from < rules.cells(); from++) {
            step.run();
            Position position = rules.position(BoardArrangements.with(boards, from, code), Purpose.STUDY);
            moves.clear();
            position.legalMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                if (Move.kind(moves.get(i)) == Move.NORMAL) {
                    int to = Move.to(moves.get(i));
                    List<Integer> between = between(position, from, to);
                    if (!between.isEmpty() && between.size() <= MOST_BETWEEN) {
                        lines.add(new Line(from, to, between));
                    }
                }
            }
        }
        return lines;
    }

    private static List<Integer> between(Position position, int from, int to) {
        int dx = position.x(to) - position.x(from);
        int dy = position.y(to) - position.y(from);
        return IntStream.range(0, position.rules().cells())
                .filter(cell -> {
                    int x = position.x(cell) - position.x(from);
                    int y = position.y(cell) - position.y(from);
                    int along = x * dx + y * dy;
                    return x * dy == y * dx && along > 0 && along < dx * dx + dy * dy;
                })
                .boxed()
                .toList();
    }

    private static int paths(Rules rules, Setup boards, Line line, int code) {
        Setup rider = BoardArrangements.with(boards, line.from(), code);
        int sets = 1 << line.between().size();
        boolean[] suffices = new boolean[sets];
        int minimal = 0;
        for (int empty = 0; empty < sets; empty++) {
            boolean smallerDoes = false;
            for (int rest = empty; rest != 0; rest &= rest - 1) {
                smallerDoes |= suffices[empty & ~Integer.lowestOneBit(rest)];
            }
            suffices[empty] = smallerDoes || isFree(rules, rider, line, empty, code);
            minimal += suffices[empty] && !smallerDoes ? 1 : 0;
        }
        return minimal;
    }

    /** Whether the rider reaches the end if these cells between are empty and the others hold its own men. */
    private static boolean isFree(Rules rules, Setup rider, Line line, int empty, int code) {
        Setup blocked = BoardArrangements.with(
                rider,
                IntStream.range(0, line.between().size())
                        .filter(i -> (empty >>> i & 1) == 0)
                        .mapToObj(line.between()::get),
                code);
        MoveList moves = new MoveList();
        rules.position(blocked, Purpose.STUDY).legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.get(i);
            if (Move.kind(move) == Move.NORMAL && Move.from(move) == line.from() && Move.to(move) == line.to()) {
                return true;
            }
        }
        return false;
    }
}
