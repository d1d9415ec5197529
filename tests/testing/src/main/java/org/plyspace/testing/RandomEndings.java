package org.plyspace.testing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;

/**
 * Draws positions in which White has some pieces besides its royal ones and Black is bare: boards as at the start, White to move,
 * the game not over, and no piece of White's that Black could capture. Each side has as many royal pieces as at the start, one of
 * each royal type where there is no start. Confined to one thread.
 */
public final class RandomEndings {

    /** The number of arrangements tried for one position. */
    private static final int MOST_TRIES = 1_000_000;

    private final Rules rules;
    private final SplittableRandom random;
    /** The codes of all men. */
    private final List<Integer> codes = new ArrayList<>();

    private final MoveList captures = new MoveList();

    /**
     * Prepares to draw; equal seeds give equal positions.
     *
     * @param symbols the symbols of White's pieces besides the royal ones
     * @throws UsageException if a symbol is that of no piece, or of a royal one
     */
    public RandomEndings(Rules rules, List<String> symbols, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
        symbols.forEach(symbol -> codes.add(Piece.code(Side.WHITE, type(symbol).index())));
        for (Side side : Side.values()) {
            codes.addAll(royals(side));
        }
    }

    private PieceType type(String symbol) {
        return rules.pieceTypes().stream()
                .filter(type -> !type.royal() && type.symbol().equals(symbol))
                .findFirst()
                .orElseThrow(
                        () -> new UsageException(rules.setting() + " has no piece " + symbol + " besides royal ones"));
    }

    private List<Integer> royals(Side side) {
        try {
            Position start = rules.startPosition();
            int[] cells = new int[rules.cells()];
            int count = start.royals(side, cells);
            List<Integer> found = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                found.add(start.pieceAt(cells[i]));
            }
            return found;
        } catch (NoStartException none) {
            return rules.pieceTypes().stream()
                    .filter(PieceType::royal)
                    .map(type -> Piece.code(side, type.index()))
                    .toList();
        }
    }

    /**
     * The next position.
     *
     * @throws UsageException if none is found
     */
    public Setup next() {
        for (int i = 0; i < MOST_TRIES; i++) {
            Setup setup = drawn();
            if (isFit(setup)) {
                return setup;
            }
        }
        throw new UsageException(rules.setting() + " has no such ending, or hardly any");
    }

    /** All men on different cells. */
    private Setup drawn() {
        Setup.Builder builder = rules.empty().toBuilder();
        Set<Integer> taken = new HashSet<>();
        for (int code : codes) {
            int cell = random.nextInt(rules.cells());
            while (!taken.add(cell)) {
                cell = random.nextInt(rules.cells());
            }
            builder.piece(cell, code);
        }
        return builder.build();
    }

    private boolean isFit(Setup setup) {
        return rules.faults(setup, Purpose.GAME).isEmpty()
                && rules.position(setup, Purpose.GAME).outcome().isEmpty()
                && !canBlackCapture(setup);
    }

    private boolean canBlackCapture(Setup setup) {
        Setup passed = setup.toBuilder().side(Side.BLACK).build();
        if (!rules.faults(passed, Purpose.GAME).isEmpty()) {
            return true;
        }
        captures.clear();
        rules.position(passed, Purpose.GAME).legalCaptures(captures);
        return captures.size() > 0;
    }
}
