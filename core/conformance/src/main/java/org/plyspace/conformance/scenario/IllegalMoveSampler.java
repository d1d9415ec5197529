package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Rules;

/**
 * Samples moves that the rules are likely to refuse: pieces, boards and pieces in hand moved anywhere, with and without promotion; names
 * of squares that do not exist; two actions in one turn.
 */
final class IllegalMoveSampler {

    private static final int STRANGE_SQUARES = 12;

    /** The shares of a sample that start from an own man, from anywhere and from a hand; board moves make up the rest. */
    private static final double OWN_MEN = 0.5;

    private static final double ANYWHERE = 0.15;
    private static final double HANDS = 0.15;
    private static final double PROMOTED = 0.1;
    private static final int FROM_INVERTED = 3;

    private final Rules rules;
    private final SplittableRandom random;
    private final int sample;
    private final List<String> castlings;
    /** The endings of promotion texts seen in legal moves so far. */
    private final Set<String> promotions = new TreeSet<>();

    /**
     * Creates a sampler.
     *
     * @param sample the approximate number of moves to try in a position
     */
    IllegalMoveSampler(Rules rules, CastlingTexts castlingTexts, SplittableRandom random, int sample) {
        this.rules = rules;
        this.random = random;
        this.sample = sample;
        this.castlings = castlingTexts.castlings;
    }

    List<String> of(Snapshot snapshot) {
        learnPromotions(snapshot);
        List<String> moves = new ArrayList<>();
        addSteps(snapshot, moves);
        addDrops(snapshot, moves);
        addShifts(snapshot, moves);
        moves.addAll(rare(snapshot));
        addStrange(snapshot, moves);
        addDoubles(snapshot, moves);
        return moves;
    }

    private void learnPromotions(Snapshot snapshot) {
        for (long move : snapshot.legal()) {
            if (Move.isPromotion(move)) {
                String bare = snapshot.text(attempt(move));
                String whole = snapshot.text(move);
                if (whole.startsWith(bare)) {
                    promotions.add(whole.substring(bare.length()));
                }
            }
        }
    }

    private static Attempt attempt(long move) {
        return Move.kind(move) == Move.BOARD
                ? new Attempt.Shift(Move.from(move), Move.to(move))
                : new Attempt.Step(Move.from(move), Move.to(move));
    }

    /** Adds steps, mostly of the mover's own men: the others are refused for the same few reasons. */
    private void addSteps(Snapshot snapshot, List<String> moves) {
        // Few men stand on movable boards, and fewer on inverted ones.
        List<int[]> byBoard = IntStream.of(ownMen(snapshot))
                .boxed()
                .collect(Collectors.groupingBy(snapshot::kindOfBoard, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(men -> men.stream().mapToInt(Integer::intValue).toArray())
                .toList();
        for (int i = 0; i < sample * OWN_MEN; i++) {
            int[] own = byBoard.get(random.nextInt(byBoard.size()));
            moves.add(maybePromoting(step(snapshot, own[random.nextInt(own.length)], anyCell())));
        }
        for (int i = 0; i < sample * ANYWHERE; i++) {
            moves.add(step(snapshot, anyCell(), anyCell()));
        }
    }

    private static String step(Snapshot snapshot, int from, int to) {
        return snapshot.text(new Attempt.Step(from, to));
    }

    private String maybePromoting(String move) {
        return !promotions.isEmpty() && random.nextDouble() < PROMOTED ? move + any(List.copyOf(promotions)) : move;
    }

    private void addDrops(Snapshot snapshot, List<String> moves) {
        List<Integer> types = rules.heldTypes();
        for (int i = 0; i < sample * HANDS && !types.isEmpty(); i++) {
            int type = types.get(random.nextInt(types.size()));
            moves.add(snapshot.text(new Attempt.Drop(type, anyCell())));
        }
    }

    private void addShifts(Snapshot snapshot, List<String> moves) {
        Layout layout = snapshot.layout;
        int boards = layout.movableBoards().size();
        for (int i = 0; i < sample * (1 - OWN_MEN - ANYWHERE) && boards > 0; i++) {
            Attempt shift = new Attempt.Shift(
                    random.nextInt(boards), random.nextInt(layout.anchors().size()));
            moves.add(maybePromoting(snapshot.text(shift)));
        }
    }

    /**
     * Moves that matter in few positions: castling, en passant on the other squares of the column, steps from inverted boards.
     */
    List<String> rare(Snapshot snapshot) {
        List<String> moves = new ArrayList<>(castlings);
        for (long move : snapshot.legal()) {
            if (Move.kind(move) == Move.EN_PASSANT) {
                IntStream.range(0, rules.cells())
                        .filter(cell -> snapshot.shareColumn(cell, Move.to(move)))
                        .forEach(cell -> moves.add(step(snapshot, Move.from(move), cell)));
            }
        }
        for (int cell : ownMen(snapshot)) {
            for (int i = 0; i < FROM_INVERTED && snapshot.boardOf(cell).inverted(); i++) {
                moves.add(step(snapshot, cell, anyCell()));
            }
        }
        return moves;
    }

    /** Steps from and to squares that do not exist. */
    private void addStrange(Snapshot snapshot, List<String> moves) {
        int[] own = ownMen(snapshot);
        for (int i = 0; i < STRANGE_SQUARES; i++) {
            int from = i % 2 == 0 ? own[random.nextInt(own.length)] : anyCell();
            int to = anyCell();
            String text = step(snapshot, from, to);
            crossed(snapshot.name(to), snapshot.name(anyCell()))
                    .flatMap(strange -> replaced(text, text.lastIndexOf(snapshot.name(to)), strange))
                    .ifPresent(moves::add);
            crossed(snapshot.name(from), snapshot.name(anyCell()))
                    .flatMap(strange -> replaced(text, text.indexOf(snapshot.name(from)), strange))
                    .ifPresent(moves::add);
        }
    }

    /** A text with one of its parts replaced by another of the same length; empty if it has no such part, as in castling. */
    private static Optional<String> replaced(String text, int at, String part) {
        return at < 0
                ? Optional.empty()
                : Optional.of(text.substring(0, at) + part + text.substring(at + part.length()));
    }

    /** The first name with one character replaced by that of the second. */
    private Optional<String> crossed(String name, String other) {
        int at = random.nextInt(Math.min(name.length(), other.length()));
        String crossed = name.substring(0, at) + other.charAt(at) + name.substring(at + 1);
        return crossed.equals(name) ? Optional.empty() : Optional.of(crossed);
    }

    private void addDoubles(Snapshot snapshot, List<String> moves) {
        List<String> boards = new ArrayList<>();
        List<String> men = new ArrayList<>();
        for (long move : snapshot.legal()) {
            (Move.kind(move) == Move.BOARD ? boards : men).add(snapshot.text(move));
        }
        if (!boards.isEmpty() && !men.isEmpty()) {
            moves.add(any(men) + ";" + any(boards));
        }
    }

    /** The cells of the side to move's men; all cells if it has only pieces in hand. */
    private int[] ownMen(Snapshot snapshot) {
        int[] own = IntStream.range(0, rules.cells()).filter(snapshot::isOwnMan).toArray();
        return own.length > 0 ? own : IntStream.range(0, rules.cells()).toArray();
    }

    private int anyCell() {
        return random.nextInt(rules.cells());
    }

    private String any(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
