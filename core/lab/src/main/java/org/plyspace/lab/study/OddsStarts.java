package org.plyspace.lab.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;

/**
 * Creates start positions in which each side lacks some pieces. Which pieces of a type are removed is random; if the start looks the
 * same from both sides, their mirror images are removed when colours change. Castling rights are those that remain possible. Immutable,
 * shared between threads.
 */
public final class OddsStarts {

    private static final int TRIES = 100;

    private final Rules rules;
    private final Setup start;
    private final Optional<Symmetry> mirror;

    /**
     * Creates the starts of a rule set.
     *
     * @throws org.plyspace.api.NoStartException if it has no start
     */
    public OddsStarts(Rules rules) {
        this.rules = rules;
        this.start = rules.start();
        this.mirror = rules.symmetries().stream().filter(this::keepsStart).findFirst();
    }

    /**
     * The starts of the two games of a pair.
     *
     * @param white the start in which White has the first pieces of the exchange extra
     * @param black the start in which Black has them extra
     */
    public record Pair(Setup white, Setup black) {}

    private boolean keepsStart(Symmetry symmetry) {
        boolean turns = symmetry.exchangesSides()
                && (symmetry.keepsForward() || rules.pieceTypes().stream().noneMatch(PieceType::directional));
        return turns
                && IntStream.range(0, start.cells())
                        .allMatch(
                                cell -> start.pieceAt(symmetry.image(cell)) == symmetry.pieceImage(start.pieceAt(cell)))
                && IntStream.range(0, start.boards())
                        .allMatch(board -> start.anchorOf(symmetry.boardImage(board))
                                == symmetry.anchorImage(start.anchorOf(board)));
    }

    /** The number of pieces of a type that each side has on the board, or the smaller of the two numbers. */
    public int available(PieceType type) {
        return Arrays.stream(Side.values())
                .mapToInt(side -> cells(side, type).size())
                .min()
                .orElseThrow();
    }

    private List<Integer> cells(Side side, PieceType type) {
        int code = Piece.code(side, type.index());
        return IntStream.range(0, start.cells())
                .filter(cell -> start.pieceAt(cell) == code)
                .boxed()
                .toList();
    }

    /**
     * Draws the starts of a pair.
     *
     * @throws UsageException if a side has fewer pieces, or the rules refuse every start that was drawn
     */
    public Pair draw(PieceExchange exchange, SplittableRandom random) {
        check(exchange.first());
        check(exchange.second());
        String refusal = "";
        for (int i = 0; i < TRIES; i++) {
            List<Integer> white = new ArrayList<>(drawn(Side.WHITE, exchange.second(), random));
            white.addAll(drawn(Side.BLACK, exchange.first(), random));
            List<Integer> black = new ArrayList<>(mirror.map(symmetry -> images(symmetry, white))
                    .orElseGet(() -> drawn(Side.BLACK, exchange.second(), random)));
            if (mirror.isEmpty()) {
                black.addAll(drawn(Side.WHITE, exchange.first(), random));
            }
            Attempt one = without(white);
            Attempt other = without(black);
            if (one.setup.isPresent() && other.setup.isPresent()) {
                return new Pair(one.setup.get(), other.setup.get());
            }
            refusal = one.refusal + other.refusal;
        }
        throw new UsageException(exchange + " cannot be played in " + rules.setting() + ": of " + TRIES
                + " choices of pieces to remove no start was legal; the last one: " + refusal);
    }

    private void check(PieceSet material) {
        for (PieceType type : material.pieces()) {
            if (material.count(type) > available(type)) {
                throw new UsageException(
                        "each side of " + rules.setting() + " begins with " + available(type) + " of the " + type.name()
                                + " (" + type.symbol() + "); expected no more than that in " + material);
            }
        }
    }

    private List<Integer> drawn(Side side, PieceSet material, SplittableRandom random) {
        Map<PieceType, List<Integer>> left = new HashMap<>();
        List<Integer> taken = new ArrayList<>();
        for (PieceType type : material.pieces()) {
            List<Integer> cells = left.computeIfAbsent(type, any -> new ArrayList<>(cells(side, any)));
            taken.add(cells.remove(random.nextInt(cells.size())));
        }
        return taken;
    }

    private static List<Integer> images(Symmetry symmetry, List<Integer> cells) {
        return cells.stream().map(symmetry::image).toList();
    }

    /** A start, or the reason why it was refused. */
    private record Attempt(Optional<Setup> setup, String refusal) {

        static Attempt refused(String why) {
            return new Attempt(Optional.empty(), why);
        }
    }

    private Attempt without(List<Integer> cells) {
        Setup.Builder builder = start.toBuilder();
        cells.forEach(cell -> builder.piece(cell, Piece.NONE));
        Setup setup = withRightsLeft(builder.build());
        List<Fault> faults = rules.faults(setup, Purpose.GAME);
        if (!faults.isEmpty()) {
            return Attempt.refused(faults.get(0).toString());
        }
        return new Game(rules, setup)
                .outcome()
                .map(over -> Attempt.refused("the game would be over: " + over))
                .orElseGet(() -> new Attempt(Optional.of(setup), ""));
    }

    /** Removes castling rights one by one until the rules accept those that are left. */
    private Setup withRightsLeft(Setup setup) {
        Setup left = setup;
        int faults = castlingFaults(left);
        while (faults > 0) {
            List<Setup> fewer = withOneRightLess(left);
            if (fewer.isEmpty()) {
                return left;
            }
            int[] counts = fewer.stream().mapToInt(this::castlingFaults).toArray();
            faults = Arrays.stream(counts).min().orElseThrow();
            int best = faults;
            left = fewer.get(IntStream.range(0, counts.length)
                    .filter(i -> counts[i] == best)
                    .findFirst()
                    .orElseThrow());
        }
        return left;
    }

    private int castlingFaults(Setup setup) {
        return (int) rules.faults(setup, Purpose.GAME).stream()
                .filter(fault -> fault.field().equals(Setup.CASTLING))
                .count();
    }

    private List<Setup> withOneRightLess(Setup setup) {
        if (!setup.fields().containsKey(Setup.CASTLING)) {
            return List.of();
        }
        boolean letters = rules.fields().stream()
                .filter(field -> field.name().equals(Setup.CASTLING))
                .anyMatch(field -> field.content() == SetupField.Content.LETTERS);
        String between = letters ? "" : ",";
        List<String> rights = List.of(setup.field(Setup.CASTLING).split(between));
        return IntStream.range(0, rights.size())
                .mapToObj(i -> {
                    List<String> others = new ArrayList<>(rights);
                    others.remove(i);
                    return setup.toBuilder()
                            .field(Setup.CASTLING, String.join(between, others))
                            .build();
                })
                .toList();
    }
}
