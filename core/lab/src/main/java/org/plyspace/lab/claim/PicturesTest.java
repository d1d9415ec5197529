package org.plyspace.lab.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * Tests how often the boards do not show what a piece may do: how many pictures, in which a white one stands alone on a cell, leave open
 * where it can go, since that depends on fields of the position. All arrangements of boards are looked at.
 *
 * @param baseline the setting by whose number that of the setting is divided; empty for none
 * @param moved the fields of a position that may name the piece's cell
 * @param unmoved those that may name it if the piece has not moved, and so stands on a cell on which one began, wherever its board hangs
 * @param least the least number claimed; empty for none
 * @param most the largest number likewise
 */
record PicturesTest(
        String setting,
        Optional<String> baseline,
        String piece,
        List<String> moved,
        List<String> unmoved,
        OptionalDouble least,
        OptionalDouble most)
        implements CountingTest {

    static final String KIND = "pictures";

    PicturesTest {
        moved = List.copyOf(moved);
        unmoved = List.copyOf(unmoved);
    }

    static PicturesTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "baseline", "piece", "moved", "unmoved", "least", "most"));
        PicturesTest read = new PicturesTest(
                fields.optionalText("setting").orElse(setting),
                fields.optionalText("baseline"),
                fields.text("piece"),
                fields.optionalTexts("moved").orElse(List.of()),
                fields.optionalTexts("unmoved").orElse(List.of()),
                fields.optionalDecimal("least"),
                fields.optionalDecimal("most"));
        if (read.least.isEmpty() && read.most.isEmpty()) {
            throw fields.refusal("expected one of the fields least and most");
        }
        return read;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "pictures of the boards that leave open where a piece can go";
    }

    @Override
    public List<String> settings() {
        return Stream.concat(Stream.of(setting), baseline.stream()).toList();
    }

    /**
     * Pictures of the boards.
     *
     * @param open those that leave open where the piece can go
     * @param all all, a cell and an arrangement each
     */
    private record Pictures(int open, int all) {

        String text(String setting) {
            return String.format(Locale.ROOT, "in %s %,d of %,d pictures leave it open", setting, open, all);
        }
    }

    /** What decides whether a picture leaves it open, where squares lie alike. */
    private record Looks(Space.Point place, boolean began) {}

    @Override
    public List<CaseResult> count(Registry registry, Runnable step) {
        Rules rules = registry.rules(setting);
        Pictures own = pictures(rules, step);
        Optional<Pictures> other = baseline.map(name -> pictures(registry.rules(name), step));
        double number = other.map(than -> (double) own.open() / than.open()).orElse((double) own.open());
        return List.of(new CaseResult(
                "where a white " + TypeOfPiece.of(rules, piece).name()
                        + " alone on the boards can go, in all their arrangements",
                expected(),
                own.text(setting)
                        + other.map(than -> ", " + than.text(baseline.orElseThrow()))
                                .orElse(""),
                number >= least.orElse(0) && number <= most.orElse(Double.POSITIVE_INFINITY)));
    }

    private String expected() {
        String unit = baseline.isPresent() ? " times as many" : " open";
        return (least.isPresent() ? "at least " + text(least.getAsDouble()) : "")
                + (least.isPresent() && most.isPresent() ? " and " : "")
                + (most.isPresent() ? "at most " + text(most.getAsDouble()) : "")
                + unit;
    }

    private static String text(double number) {
        return String.format(Locale.ROOT, number == Math.rint(number) ? "%,.0f" : "%.2f", number);
    }

    private Pictures pictures(Rules rules, Runnable step) {
        int code = Piece.code(Side.WHITE, TypeOfPiece.of(rules, piece).index());
        Setup start = rules.start();
        Map<Set<Space.Point>, Map<Looks, Boolean>> known = new HashMap<>();
        int open = 0;
        int all = 0;
        for (BoardArrangements.Standing each : BoardArrangements.all(rules, piece)) {
            Position boards = rules.position(each.boards(), Purpose.STUDY);
            Space space = Space.of(boards);
            Map<Looks, Boolean> answers = known.computeIfAbsent(space.squares(), squares -> new HashMap<>());
            for (int cell = 0; cell < rules.cells(); cell++) {
                int place = cell;
                Looks looks = new Looks(space.points().get(cell), start.pieceAt(cell) == code);
                boolean isOpen = answers.computeIfAbsent(looks, one -> {
                    Setup plain = BoardArrangements.with(each.boards(), place, code);
                    return differ(rules, others(rules, plain, boards.words().name(place), one.began()));
                });
                open += isOpen ? each.count() : 0;
            }
            all += each.count() * rules.cells();
            step.run();
        }
        return new Pictures(open, all);
    }

    /** The setups that look like this one, itself among them if there are others. */
    private List<Setup> others(Rules rules, Setup plain, String name, boolean began) {
        List<Setup> others = Stream.concat(moved.stream(), began ? unmoved.stream() : Stream.empty())
                .map(field -> plain.toBuilder().field(field, name).build())
                .filter(reading -> rules.faults(reading, Purpose.STUDY).isEmpty())
                .toList();
        return others.isEmpty() || !rules.faults(plain, Purpose.STUDY).isEmpty()
                ? others
                : Stream.concat(Stream.of(plain), others.stream()).toList();
    }

    private static boolean differ(Rules rules, List<Setup> readings) {
        return readings.size() > 1
                && readings.stream()
                                .map(reading -> targets(rules.position(reading, Purpose.STUDY)))
                                .distinct()
                                .count()
                        > 1;
    }

    private static Set<Integer> targets(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<Integer> targets = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            if (Move.kind(moves.get(i)) != Move.BOARD) {
                targets.add(Move.to(moves.get(i)));
            }
        }
        return targets;
    }
}
