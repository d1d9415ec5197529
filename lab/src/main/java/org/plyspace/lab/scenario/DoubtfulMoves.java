package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyspace.api.Move;

/**
 * Texts of moves that the rules may well refuse. Well-formed moves name squares that exist; the rest is made here: squares
 * that have the form of a name but do not exist, and two actions in one turn.
 */
final class DoubtfulMoves {

    private static final int STRANGE_SQUARES = 6;

    private final SplittableRandom random;
    private final int sample;

    /**
     * With a source of chance.
     *
     * @param sample about how many moves of men to take from a position; all castlings and board moves are taken
     */
    DoubtfulMoves(SplittableRandom random, int sample) {
        this.random = random;
        this.sample = sample;
    }

    List<String> of(Snapshot snapshot) {
        List<String> moves = new ArrayList<>(wellFormed(snapshot));
        List<String> names = snapshot.cells().keySet().stream().sorted().toList();
        for (int i = 0; i < STRANGE_SQUARES; i++) {
            String strange = crossed(any(names), any(names));
            moves.add(any(names) + "-" + strange);
            moves.add(occupied(snapshot, names) + "-" + strange);
            moves.add(strange + "-" + any(names));
        }
        moves.add(any(names) + "-" + any(names));
        addDoubles(snapshot, moves);
        return moves;
    }

    private List<String> wellFormed(Snapshot snapshot) {
        List<String> all = snapshot.position().words().wellFormedMoves().toList();
        double share = (double) sample / all.size();
        return all.stream()
                .filter(move -> !snapshot.cells().containsKey(before(move)) || random.nextDouble() < share)
                .toList();
    }

    private static String before(String move) {
        return move.substring(0, Math.max(0, move.indexOf('-')));
    }

    private String occupied(Snapshot snapshot, List<String> names) {
        List<String> occupied = names.stream()
                .filter(name -> snapshot.manOn(snapshot.cells().get(name)).isPresent())
                .toList();
        return any(occupied);
    }

    /** The first name with one character of the second, where they are equally long. */
    private String crossed(String name, String other) {
        int at = random.nextInt(name.length());
        return name.length() == other.length()
                ? name.substring(0, at) + other.charAt(at) + name.substring(at + 1)
                : name;
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

    private String any(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }
}
