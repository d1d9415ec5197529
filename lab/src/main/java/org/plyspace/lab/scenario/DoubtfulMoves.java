package org.plyspace.lab.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.api.Move;

/**
 * Texts of moves that the rules may well refuse. Well-formed moves name squares that exist; the rest is made here: squares
 * that have the form of a name but do not exist, and two actions in one turn.
 */
final class DoubtfulMoves {

    private static final int STRANGE_SQUARES = 12;

    /** What a move starts from, and how large a part of the sample that is. */
    private enum Origin {
        OWN_MAN(0.6),
        BOARD(0.3),
        ELSEWHERE(0.1);

        private final double part;

        Origin(double part) {
            this.part = part;
        }
    }

    private final SplittableRandom random;
    private final int sample;
    private Optional<List<String>> castlings = Optional.empty();

    /**
     * With a source of chance.
     *
     * @param sample about how many well-formed moves to take from a position
     */
    DoubtfulMoves(SplittableRandom random, int sample) {
        this.random = random;
        this.sample = sample;
    }

    List<String> of(Snapshot snapshot) {
        List<String> moves = new ArrayList<>(wellFormed(snapshot));
        moves.addAll(rare(snapshot));
        List<String> names = snapshot.cells().keySet().stream().sorted().toList();
        for (int i = 0; i < STRANGE_SQUARES; i++) {
            String strange = crossed(any(names), any(names));
            moves.add(any(names) + "-" + strange);
            moves.add(own(snapshot, names) + "-" + strange);
            moves.add(strange + "-" + any(names));
        }
        moves.add(any(names) + "-" + any(names));
        addDoubles(snapshot, moves);
        return moves;
    }

    /** Mostly moves of the mover's own men: the others are refused for the same few reasons. */
    private List<String> wellFormed(Snapshot snapshot) {
        Map<Origin, List<String>> all = snapshot.position()
                .words()
                .wellFormedMoves()
                .collect(Collectors.groupingBy(move -> origin(snapshot, move), TreeMap::new, Collectors.toList()));
        List<String> taken = new ArrayList<>();
        all.forEach((origin, moves) -> {
            double share = sample * origin.part / moves.size();
            moves.stream().filter(move -> random.nextDouble() < share).forEach(taken::add);
        });
        return taken;
    }

    private static Origin origin(Snapshot snapshot, String move) {
        Integer cell = snapshot.cells().get(before(move));
        if (cell == null) {
            return Origin.BOARD;
        }
        return snapshot.isOwnMan(cell) ? Origin.OWN_MAN : Origin.ELSEWHERE;
    }

    private static String before(String move) {
        return move.substring(0, Math.max(0, move.indexOf('-')));
    }

    /** The few moves that few positions have to do with: castling, and en passant on the other squares of the column. */
    List<String> rare(Snapshot snapshot) {
        List<String> moves = new ArrayList<>(castlings(snapshot));
        for (long move : snapshot.legal()) {
            if (Move.kind(move) == Move.EN_PASSANT) {
                String from = snapshot.position().words().name(Move.from(move));
                snapshot.cells().forEach((name, cell) -> {
                    if (snapshot.shareColumn(cell, Move.to(move))) {
                        moves.add(from + "-" + name);
                    }
                });
            }
        }
        return moves;
    }

    /** Castling is written the same in every position. */
    private List<String> castlings(Snapshot snapshot) {
        if (castlings.isEmpty()) {
            castlings = Optional.of(snapshot.position()
                    .words()
                    .wellFormedMoves()
                    .filter(RefusalCategories::isCastling)
                    .toList());
        }
        return castlings.get();
    }

    /** A square with a man of the side to move, which has one, as it has a legal move. */
    private String own(Snapshot snapshot, List<String> names) {
        return any(names.stream()
                .filter(name -> snapshot.isOwnMan(snapshot.cells().get(name)))
                .toList());
    }

    /** The first name with one character of the second. */
    private String crossed(String name, String other) {
        int at = random.nextInt(Math.min(name.length(), other.length()));
        return name.substring(0, at) + other.charAt(at) + name.substring(at + 1);
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
