package org.plyspace.lab.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
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
 * Tests whether one enemy man on another level can take all moves from a piece. Every pair of cells is tried, with nothing else on the
 * boards, so that nothing is pinned.
 *
 * @param pieces the symbols of the pieces to immobilise
 * @param by the symbol of the enemy man
 * @param boards the number of arrangements of boards to try, drawn from random games
 */
record ImmobileTest(String setting, List<String> pieces, String by, int boards) implements CountingTest {

    static final String KIND = "immobile";

    private static final long SEED = 1;

    ImmobileTest {
        pieces = List.copyOf(pieces);
    }

    static ImmobileTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "setting", "pieces", "by", "boards"));
        return new ImmobileTest(
                fields.optionalText("setting").orElse(setting),
                fields.texts("pieces"),
                fields.text("by"),
                fields.number("boards", 1, 1_000));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "whether a man on another level takes all moves from a piece";
    }

    @Override
    public List<String> settings() {
        return List.of(setting);
    }

    @Override
    public List<CaseResult> count(Registry registry, Runnable step) {
        Rules rules = registry.rules(setting);
        return pieces.stream().map(piece -> search(rules, piece, step)).toList();
    }

    private CaseResult search(Rules rules, String piece, Runnable step) {
        PieceType mine = TypeOfPiece.of(rules, piece);
        PieceType theirs = TypeOfPiece.of(rules, by);
        int[] tried = new int[1];
        List<Setup> arrangements = BoardArrangements.of(rules, boards, SEED);
        Optional<String> found = arrangements.stream()
                .flatMap(empty -> IntStream.range(0, rules.cells())
                        .peek(cell -> step.run())
                        .mapToObj(cell -> blocked(
                                rules,
                                empty,
                                cell,
                                Piece.code(Side.WHITE, mine.index()),
                                Piece.code(Side.BLACK, theirs.index()),
                                tried)))
                .flatMap(Optional::stream)
                .findFirst();
        return new CaseResult(
                "a " + mine.name() + ", and an enemy " + theirs.name() + " on another level, with boards in "
                        + arrangements.size() + (arrangements.size() == 1 ? " arrangement" : " arrangements"),
                "one in which the " + mine.name() + " can go nowhere",
                found.orElse(String.format(Locale.ROOT, "none of %,d positions", tried[0])),
                found.isPresent());
    }

    /** The text of a position in which the piece has no move, though it would have one alone. */
    private static Optional<String> blocked(Rules rules, Setup empty, int cell, int mine, int theirs, int[] tried) {
        Setup alone = BoardArrangements.with(empty, cell, mine);
        Position free = rules.position(alone, Purpose.STUDY);
        int[] cells = new int[rules.cells()];
        if (free.attacks(cell, cells) == 0) {
            return Optional.empty();
        }
        for (int other = 0; other < rules.cells(); other++) {
            if (free.z(other) != free.z(cell)) {
                tried[0]++;
                Position position = rules.position(BoardArrangements.with(alone, other, theirs), Purpose.STUDY);
                if (position.attacks(cell, cells) == 0) {
                    return Optional.of(position.words().text());
                }
            }
        }
        return Optional.empty();
    }
}
