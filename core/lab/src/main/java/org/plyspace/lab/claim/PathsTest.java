package org.plyspace.lab.claim;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests how many paths a rider has from one cell to another, without assuming what a path is: the cells between, as seen from above, are
 * filled with men, all but some; the smallest sets that suffice when they are empty are the paths.
 *
 * @param piece the rider's symbol
 * @param most the most paths claimed
 * @param drawn the lines to draw; empty if all are looked at
 */
record PathsTest(String setting, String piece, int most, Optional<Drawn> drawn) implements CountingTest {

    static final String KIND = "paths";

    private static final long SEED = 1;

    /**
     * Lines drawn by chance.
     *
     * @param boards the number of arrangements of boards, drawn from random games
     * @param lines the number of lines in each arrangement
     */
    record Drawn(int boards, int lines) {}

    static PathsTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "piece", "most", "boards", "lines"));
        OptionalInt boards = fields.optionalNumber("boards", 1, 1_000);
        OptionalInt lines = fields.optionalNumber("lines", 1, 10_000);
        if (boards.isPresent() != lines.isPresent()) {
            throw fields.refusal("expected boards and lines, to draw some, or neither, to look at all");
        }
        return new PathsTest(
                fields.optionalText("setting").orElse(setting),
                fields.text("piece"),
                fields.number("most", 1, 1_000),
                boards.isPresent() ? Optional.of(new Drawn(boards.getAsInt(), lines.getAsInt())) : Optional.empty());
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

    @Override
    public List<CaseResult> count(Registry registry, Runnable step) {
        Rules rules = registry.rules(setting);
        PieceType type = TypeOfPiece.of(rules, piece);
        int code = Piece.code(Side.WHITE, type.index());
        return List.of(
                drawn.map(some -> some(rules, type, code, some, step)).orElseGet(() -> all(rules, type, code, step)));
    }

    private CaseResult some(Rules rules, PieceType type, int code, Drawn some, Runnable step) {
        int largest = 0;
        int seen = 0;
        SplittableRandom random = new SplittableRandom(SEED);
        List<Setup> arrangements = BoardArrangements.of(rules, some.boards(), SEED);
        for (Setup boards : arrangements) {
            List<Line> all = Line.all(rules, boards, code);
            for (int i = 0; i < some.lines() && !all.isEmpty(); i++) {
                Line line = all.remove(random.nextInt(all.size()));
                largest = Math.max(largest, new LinePaths(rules, boards, line, code).count());
                seen++;
                step.run();
            }
        }
        return result(
                String.format(
                        Locale.ROOT,
                        "%,d lines of a %s, with boards in %d arrangements",
                        seen,
                        type.name(),
                        arrangements.size()),
                largest);
    }

    private CaseResult all(Rules rules, PieceType type, int code, Runnable step) {
        Set<Set<Space.Point>> squares = new HashSet<>();
        Set<Line.Shape> shapes = new HashSet<>();
        int largest = 0;
        int arrangements = 0;
        for (BoardArrangements.Standing each : BoardArrangements.all(rules, piece)) {
            arrangements += each.count();
            Setup boards = each.boards();
            Space space = Space.of(rules.position(boards, Purpose.STUDY));
            if (!squares.add(space.squares())) {
                continue;
            }
            for (Line line : Line.all(rules, boards, code)) {
                if (shapes.add(line.shape(space))) {
                    largest = Math.max(largest, new LinePaths(rules, boards, line, code).count());
                }
            }
            step.run();
        }
        return result(
                String.format(
                        Locale.ROOT,
                        "all lines of a %s, with boards in all %,d arrangements; %,d that differ",
                        type.name(),
                        arrangements,
                        shapes.size()),
                largest);
    }

    private CaseResult result(String name, int largest) {
        return new CaseResult(name, "at most " + most + " paths", "at most " + largest + " paths", largest <= most);
    }
}
