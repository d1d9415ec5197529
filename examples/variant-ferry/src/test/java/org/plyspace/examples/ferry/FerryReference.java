package org.plyspace.examples.ferry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Ferry chess implemented from its page alone, as plainly as possible: every man is tried on every square and every ferry at
 * every berth, and whatever leaves the king attacked is discarded. Uses nothing of Plyspace.
 */
final class FerryReference {

    private static final String FILES = "abcdef";
    private static final String MAIN_BOARDS = "SN";
    private static final int QUAY = 4;
    private static final int DECK = 2;

    /** The men by the name of their square; White's are upper case. */
    private final Map<String, Character> men = new TreeMap<>();
    /** The berths by the name of the ferry. */
    private final Map<String, String> ferries = new TreeMap<>();

    private final boolean white;

    private FerryReference(boolean white) {
        this.white = white;
    }

    static FerryReference read(String position) {
        String[] fields = position.split(" ");
        FerryReference read = new FerryReference(fields[1].equals("w"));
        for (String board : fields[0].split("\\|")) {
            String[] parts = board.split("[@:]");
            boolean main = MAIN_BOARDS.contains(parts[0]);
            String lowest = main ? parts[0].equals("S") ? "b1" : "b7" : corner(parts[1]);
            if (!main) {
                read.ferries.put(parts[0], parts[1]);
            }
            int size = main ? QUAY : DECK;
            String[] rows = parts[parts.length - 1].split("/");
            for (int row = 0; row < size; row++) {
                int file = 0;
                for (char symbol : rows[size - 1 - row].toCharArray()) {
                    if (Character.isLetter(symbol)) {
                        read.men.put(column(file(lowest) + file, rank(lowest) + row) + (main ? "q" : "f"), symbol);
                    }
                    file += Character.isDigit(symbol) ? symbol - '0' : 1;
                }
            }
        }
        return read;
    }

    private static String column(int file, int rank) {
        return FILES.charAt(file) + "" + rank;
    }

    private static int file(String square) {
        return FILES.indexOf(square.charAt(0));
    }

    private static int rank(String square) {
        return Integer.parseInt(square.replaceAll("\\D", ""));
    }

    private static String corner(String berth) {
        int step = berth.equals("M") ? 3 : berth.charAt(1) - '0';
        return column(berth.equals("M") ? 2 : berth.startsWith("W") ? 0 : 4, 2 * step - 1);
    }

    /** The squares of a ferry's deck at a berth, always in the same order. */
    private static List<String> deck(String berth) {
        int file = file(corner(berth));
        int rank = rank(corner(berth));
        return List.of(
                column(file, rank) + "f",
                column(file + 1, rank) + "f",
                column(file, rank + 1) + "f",
                column(file + 1, rank + 1) + "f");
    }

    private List<String> squares() {
        List<String> squares = new ArrayList<>();
        ferries.values().forEach(berth -> squares.addAll(deck(berth)));
        for (int i = 0; i < QUAY * QUAY; i++) {
            squares.add(column(1 + i % QUAY, 1 + i / QUAY) + "q");
            squares.add(column(1 + i % QUAY, 7 + i / QUAY) + "q");
        }
        return squares;
    }

    private boolean attacks(String from, String to) {
        int files = file(to) - file(from);
        int ranks = rank(to) - rank(from);
        int longer = Math.max(Math.abs(files), Math.abs(ranks));
        int shorter = Math.min(Math.abs(files), Math.abs(ranks));
        return switch (Character.toUpperCase(men.get(from))) {
            case 'N' -> longer == 2 && shorter == 1;
            case 'R' -> longer > 0 && shorter == 0 && isFree(from, files / longer, ranks / longer, longer);
            case 'B' -> longer > 0 && shorter == longer && isFree(from, files / longer, ranks / longer, longer);
            default -> longer == 1;
        };
    }

    private boolean isFree(String from, int files, int ranks, int length) {
        List<String> squares = squares();
        for (int i = 1; i < length; i++) {
            String column = column(file(from) + i * files, rank(from) + i * ranks);
            boolean decked = squares.contains(column + "f");
            if ((!decked && !squares.contains(column + "q")) || men.containsKey(column + (decked ? "f" : "q"))) {
                return false;
            }
        }
        return true;
    }

    private boolean isMine(String square) {
        return men.containsKey(square) && Character.isUpperCase(men.get(square)) == white;
    }

    boolean isInCheck() {
        String king = men.entrySet().stream()
                .filter(man -> man.getValue() == (white ? 'K' : 'k'))
                .findFirst()
                .orElseThrow()
                .getKey();
        return men.keySet().stream().anyMatch(from -> !isMine(from) && attacks(from, king));
    }

    /** The legal moves in machine form, sorted, each with the position after it, the other side to move. */
    Map<String, FerryReference> moves() {
        Map<String, FerryReference> moves = new TreeMap<>();
        for (String from : men.keySet()) {
            for (String to : squares()) {
                if (isMine(from) && !isMine(to) && attacks(from, to)) {
                    FerryReference after = copy(white);
                    after.men.put(to, after.men.remove(from));
                    moves.put(from + "-" + to, after);
                }
            }
        }
        for (String ferry : ferries.keySet()) {
            for (String berth : List.of("W1", "W2", "W3", "W4", "W5", "M", "E1", "E2", "E3", "E4", "E5")) {
                if (maySail(ferry, berth)) {
                    moves.put(ferry + "-" + berth, sailed(ferry, berth));
                }
            }
        }
        moves.values().removeIf(FerryReference::isInCheck);
        moves.replaceAll((move, after) -> after.copy(!white));
        return moves;
    }

    private boolean maySail(String ferry, String berth) {
        String from = ferries.get(ferry);
        List<String> aboard = deck(from).stream().filter(men::containsKey).toList();
        boolean mine = aboard.isEmpty() ? "ABC".contains(ferry) == white : isMine(aboard.get(0));
        return aboard.size() <= 1 && mine && !ferries.containsValue(berth) && areNext(from, berth);
    }

    private static boolean areNext(String from, String to) {
        return from.equals("M") || to.equals("M")
                ? (from + to).contains("3")
                : from.charAt(0) == to.charAt(0) && Math.abs(from.charAt(1) - to.charAt(1)) == 1;
    }

    private FerryReference sailed(String ferry, String berth) {
        FerryReference after = copy(white);
        List<String> left = deck(ferries.get(ferry));
        for (int i = 0; i < left.size(); i++) {
            if (men.containsKey(left.get(i))) {
                after.men.put(deck(berth).get(i), after.men.remove(left.get(i)));
            }
        }
        after.ferries.put(ferry, berth);
        return after;
    }

    private FerryReference copy(boolean whiteToMove) {
        FerryReference copy = new FerryReference(whiteToMove);
        copy.men.putAll(men);
        copy.ferries.putAll(ferries);
        return copy;
    }

    long perft(int depth) {
        return depth == 0
                ? 1
                : moves().values().stream()
                        .mapToLong(after -> after.perft(depth - 1))
                        .sum();
    }
}
