package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * {@link ToySpace} once more, as plainly as possible, from a position's text: each man is tried on every square by the difference of file,
 * rank and level, each board at every anchor, and what leaves the king attacked is discarded. Uses nothing of Plyspace.
 */
final class SpaceReference {

    private record At(int file, int rank, int level) {}

    private static final String FILES = "abcde";
    private static final int LAST = 6;
    private static final Map<String, At> ANCHORS = Map.of(
            "a", new At(0, 0, 1),
            "b", new At(2, 1, 3),
            "c", new At(0, 3, 3),
            "d", new At(2, 4, 3),
            "e", new At(3, 5, 5),
            "f", new At(1, 3, 7),
            "g", new At(0, 1, 4));

    private final boolean gaps;
    /** The squares by name, and the men by square. */
    private final Map<String, At> squares = new TreeMap<>();

    private final Map<At, Character> men = new HashMap<>();
    private final Map<String, String> boards = new TreeMap<>();
    private final Map<String, Integer> sizes = Map.of("M", 4, "N", 4, "X", 2, "Y", 2, "Z", 1);
    private final String[] fields;
    private final boolean white;

    SpaceReference(String position, boolean gaps) {
        this.gaps = gaps;
        this.fields = position.split("[ ;]");
        this.white = fields[1].equals("w");
        for (String text : fields[0].split("\\|", -1)) {
            String[] parts = text.split("[:@]", -1);
            if (parts.length > 2) {
                boards.put(parts[0], parts[1]);
            }
            lay(parts[0], corner(parts[0]), parts[parts.length - 1].split("/"));
        }
    }

    private At corner(String board) {
        return board.equals("M")
                ? new At(0, 0, 2)
                : board.equals("N") ? new At(1, 3, 4) : ANCHORS.get(boards.get(board));
    }

    private void lay(String board, At corner, String[] rows) {
        for (int row = 0; row < rows.length; row++) {
            int file = corner.file();
            int rank = corner.rank() + rows.length - 1 - row;
            for (int i = 0; i < sizes.get(board); i++) {
                squares.put(name(file + i, rank, board), new At(file + i, rank, corner.level()));
            }
            for (char symbol : rows[row].toCharArray()) {
                if (Character.isLetter(symbol)) {
                    men.put(new At(file, rank, corner.level()), symbol);
                }
                file += Character.isDigit(symbol) ? symbol - '0' : 1;
            }
        }
    }

    private static String name(int file, int rank, String board) {
        return FILES.charAt(file) + String.valueOf(rank + 1) + board;
    }

    private boolean isMine(At square) {
        return men.containsKey(square) && Character.isUpperCase(men.get(square)) == white;
    }

    /** The names of the squares that the man on a square attacks. */
    Set<String> attacks(String from) {
        TreeSet<String> attacked = new TreeSet<>();
        squares.forEach((name, to) -> {
            if (attacks(squares.get(from), to)) {
                attacked.add(name);
            }
        });
        return attacked;
    }

    private boolean attacks(At from, At to) {
        char man = men.get(from);
        int turn = Character.isUpperCase(man) ? 1 : -1;
        int files = to.file() - from.file();
        int ranks = (to.rank() - from.rank()) * turn;
        int levels = (to.level() - from.level()) * turn;
        int[] sizes = {Math.abs(files), Math.abs(ranks), Math.abs(levels)};
        int longest = Arrays.stream(sizes).max().getAsInt();
        int sum = Arrays.stream(sizes).sum();
        if (sum == 0) {
            return false;
        }
        return switch (Character.toUpperCase(man)) {
            case 'K' -> longest == 1;
            case 'R' -> sum == longest && isFree(from, to, longest, gaps);
            case 'N' -> longest == 2 && sum == 3 && Arrays.stream(sizes).anyMatch(size -> size == 0);
            case 'B' ->
                (levels == 0 && sizes[0] == sizes[1] && longest <= 2 && isFree(from, to, longest, gaps))
                        || (files == 0 && sizes[1] == sizes[2] && isFree(from, to, longest, false));
            case 'G' ->
                is(files, ranks, levels, 0, 1, 0)
                        || is(files, ranks, levels, 1, 1, 1)
                        || is(files, ranks, levels, -1, 0, -1)
                        || rides(from, to, levels, is(files, ranks, levels, 0, 0, levels))
                        || rides(from, to, levels, is(files, ranks, levels, levels, 2 * levels, levels));
            default -> (Math.abs(files) == 1 && ranks == 1 && levels == 0) || is(files, ranks, levels, 0, 1, 2);
        };
    }

    private static boolean is(int files, int ranks, int levels, int wantedFiles, int wantedRanks, int wantedLevels) {
        return files == wantedFiles && ranks == wantedRanks && levels == wantedLevels;
    }

    private boolean rides(At from, At to, int steps, boolean aligned) {
        return aligned && steps >= 1 && steps <= 3 && isFree(from, to, steps, gaps);
    }

    private boolean isFree(At from, At to, int steps, boolean overGaps) {
        for (int i = 1; i < steps; i++) {
            At between = new At(
                    from.file() + (to.file() - from.file()) * i / steps,
                    from.rank() + (to.rank() - from.rank()) * i / steps,
                    from.level() + (to.level() - from.level()) * i / steps);
            if (men.containsKey(between) || (!overGaps && !squares.containsValue(between))) {
                return false;
            }
        }
        return true;
    }

    boolean isInCheck() {
        At king = men.keySet().stream()
                .filter(square -> men.get(square) == (white ? 'K' : 'k'))
                .findFirst()
                .orElseThrow();
        return isAttacked(king);
    }

    private boolean isAttacked(At square) {
        return men.keySet().stream().anyMatch(from -> !isMine(from) && attacks(from, square));
    }

    /** The legal moves in machine form. */
    Set<String> moves() {
        TreeSet<String> moves = new TreeSet<>();
        for (Map.Entry<String, At> from : squares.entrySet()) {
            for (Map.Entry<String, At> to : squares.entrySet()) {
                String text = from.getKey() + "-" + to.getKey();
                if (isMine(from.getValue())
                        && !isMine(to.getValue())
                        && goes(from.getValue(), to.getValue())
                        && isSafeStep(from.getValue(), to.getValue())) {
                    boolean pawn = Character.toUpperCase(men.get(from.getValue())) == 'P';
                    add(moves, text, pawn && to.getValue().rank() == (white ? LAST : 0));
                }
            }
        }
        for (String board : boards.keySet()) {
            ANCHORS.keySet().forEach(anchor -> addShift(moves, board, anchor));
        }
        if (mayCastle()) {
            moves.add("O-O");
        }
        Arrays.stream(fields)
                .filter(field -> field.startsWith("hand="))
                .flatMap(
                        field -> Arrays.stream(field.substring("hand=".length()).split(",")))
                .forEach(held -> addDrops(moves, held.charAt(0)));
        return moves;
    }

    private void addDrops(Set<String> moves, char man) {
        char symbol = Character.toUpperCase(man);
        squares.forEach((name, to) -> {
            boolean main = name.endsWith("M") || name.endsWith("N");
            boolean promotes = symbol == 'P' && to.rank() == (white ? LAST : 0);
            if (Character.isUpperCase(man) == white
                    && !men.containsKey(to)
                    && !promotes
                    && !(symbol == 'G' && main)
                    && isSafeDrop(man, to)) {
                moves.add(symbol + "*" + name);
            }
        });
    }

    private boolean isSafeDrop(char man, At to) {
        At enemy = men.keySet().stream()
                .filter(square -> men.get(square) == (white ? 'k' : 'K'))
                .findFirst()
                .orElseThrow();
        men.put(to, man);
        boolean safe = !isInCheck() && !(Character.toUpperCase(man) == 'N' && attacks(to, enemy));
        men.remove(to);
        return safe;
    }

    private static void add(Set<String> moves, String text, boolean promotes) {
        moves.addAll(promotes ? List.of(text + "=R", text + "=G") : List.of(text));
    }

    private boolean goes(At from, At to) {
        if (Character.toUpperCase(men.get(from)) != 'P') {
            return attacks(from, to);
        }
        if (men.containsKey(to)) {
            return attacks(from, to);
        }
        if (attacks(from, to) && to.equals(crossed())) {
            return true;
        }
        int turn = white ? 1 : -1;
        int ranks = (to.rank() - from.rank()) * turn;
        int levels = (to.level() - from.level()) * turn;
        boolean ahead = to.file() == from.file() && ranks >= 0 && levels >= 0;
        if (ahead && ranks <= 1 && levels <= 1 && ranks + levels > 0) {
            return true;
        }
        boolean twice = ahead && ranks <= 2 && levels <= 2 && ranks != 1 && levels != 1 && ranks + levels > 0;
        return twice && hasDoubleStep(from) && isFree(from, to, 2, gaps);
    }

    private boolean hasDoubleStep(At pawn) {
        String spent = Arrays.stream(fields)
                .filter(field -> field.startsWith("spent="))
                .findFirst()
                .orElse("spent=");
        return pawn.rank() == (white ? 1 : LAST - 1)
                && Arrays.stream(spent.substring("spent=".length()).split(","))
                        .noneMatch(name -> pawn.equals(squares.get(name)));
    }

    /** The square that a pawn has just crossed, or null. */
    private At crossed() {
        return fields[3].equals("-") ? null : squares.get(fields[3].split(":", -1)[0]);
    }

    private boolean isSafeStep(At from, At to) {
        Map<At, Character> before = new HashMap<>(men);
        boolean pawn = Character.toUpperCase(men.get(from)) == 'P';
        if (pawn && !men.containsKey(to) && attacks(from, to) && to.equals(crossed())) {
            men.remove(squares.get(fields[3].split(":", -1)[1]));
        }
        men.put(to, men.remove(from));
        boolean safe = !isInCheck();
        men.clear();
        men.putAll(before);
        return safe;
    }

    private void addShift(Set<String> moves, String board, String anchor) {
        List<At> deck = new ArrayList<>();
        squares.forEach((name, square) -> {
            if (name.endsWith(board)) {
                deck.add(square);
            }
        });
        List<At> aboard = deck.stream().filter(men::containsKey).toList();
        boolean own =
                owner(board) == white && aboard.size() <= 1 && aboard.stream().allMatch(this::isMine);
        if (!own || boards.containsValue(anchor)) {
            return;
        }
        String text = fields[0].replace(board + "@" + boards.get(board), board + "@" + anchor);
        SpaceReference after = new SpaceReference(text + " " + fields[1] + " - - 0 1", gaps);
        if (!after.isInCheck()) {
            boolean promotes = after.men.entrySet().stream()
                    .anyMatch(man -> man.getValue() == (white ? 'P' : 'p')
                            && man.getKey().rank() == (white ? LAST : 0));
            add(moves, board + "-" + anchor, promotes);
        }
    }

    private boolean owner(String board) {
        boolean first = board.equals("X");
        boolean changed =
                Arrays.stream(fields).anyMatch(field -> field.startsWith("own=") && field.contains(board + ":"));
        return first != changed;
    }

    private boolean mayCastle() {
        At king = squares.get("b1M");
        At goal = squares.get("c1M");
        if (!white || !fields[2].contains("K") || men.containsKey(goal) || isAttacked(king) || isAttacked(goal)) {
            return false;
        }
        Map<At, Character> before = new HashMap<>(men);
        men.put(goal, men.remove(king));
        men.put(king, men.remove(squares.get("d1M")));
        boolean safe = !isInCheck();
        men.clear();
        men.putAll(before);
        return safe;
    }
}
