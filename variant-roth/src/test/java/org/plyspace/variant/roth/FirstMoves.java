package org.plyspace.variant.roth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An independent implementation, from roth.md 2, 3 and 10 (R-10) and from a position's text alone, of which pawns have their
 * first move and where they may step twice. It shares no code with the program; tests compare the program with it. Moves are
 * made by their text; first moves are tracked from the first position on.
 */
final class FirstMoves {

    private static final Set<String> WHITE_START =
            Set.of("a1(3)", "b1(3)", "e1(3)", "f1(3)", "b2(2)", "c2(2)", "d2(2)", "e2(2)");
    private static final Set<String> BLACK_START =
            Set.of("a8(7)", "b8(7)", "e8(7)", "f8(7)", "b7(6)", "c7(6)", "d7(6)", "e7(6)");

    private final Map<String, String> options;
    private final Map<String, String> posts = new HashMap<>();
    /** The names of squares by board and index, lowest rank first. */
    private final Map<String, List<String>> squares = new HashMap<>();
    /** The men by square. */
    private final Map<String, Character> men = new TreeMap<>();
    /** The squares of the pawns that still have their first move. */
    private final Set<String> first = new TreeSet<>();

    private boolean whiteMoves;
    private String crossed = "-";

    FirstMoves(String text, Map<String, String> options) {
        this.options = options;
        read(text);
        String[] fields = text.split(" ", -1);
        List<String> spent = list(fields, "spent=");
        men.forEach((square, man) -> {
            if (starts(man).contains(square) && !spent.contains(square)) {
                first.add(square);
            }
        });
        first.addAll(list(fields, "fresh="));
        crossed = fields[3];
    }

    private void read(String text) {
        String[] fields = text.split(" ", -1);
        whiteMoves = fields[1].equals("w");
        for (String part : fields[0].split("\\|", -1)) {
            int colon = part.indexOf(':');
            String head = part.substring(0, colon);
            String[] two = head.split("@", -1);
            if (two.length == 2) {
                posts.put(two[0], two[1]);
                squares.put(two[0], squaresAt(two[1]));
            } else {
                List<String> names = new ArrayList<>();
                for (int i = 0; i < 16; i++) {
                    names.add("" + (char) ('b' + i % 4) + (Integer.parseInt(head) - 1 + i / 4) + "(" + head + ")");
                }
                squares.put(head, names);
            }
            place(squares.get(two[0]), part.substring(colon + 1), two.length == 2 ? 2 : 4);
        }
    }

    private void place(List<String> names, String rows, int size) {
        String[] lines = rows.split("/", -1);
        for (int row = 0; row < size; row++) {
            int file = 0;
            for (char c : lines[size - 1 - row].toCharArray()) {
                if (Character.isDigit(c)) {
                    file += c - '0';
                } else {
                    men.put(names.get(row * size + file++), c);
                }
            }
        }
    }

    /** Implements section 1. */
    private static List<String> squaresAt(String post) {
        int rank = post.charAt(1) - '0';
        int elevation = post.charAt(3) - '0' + (post.endsWith("i") ? -1 : 1);
        int lowest = Set.of(1, 3, 5).contains(rank) ? rank - 1 : rank;
        char file = post.startsWith("b") ? 'a' : 'e';
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            names.add("" + (char) (file + i % 2) + (lowest + i / 2) + "(" + elevation + ")");
        }
        return names;
    }

    private static List<String> list(String[] fields, String key) {
        return Arrays.stream(fields)
                .flatMap(field -> Arrays.stream(field.split(";", -1)))
                .filter(field -> field.startsWith(key))
                .flatMap(field -> Arrays.stream(field.substring(key.length()).split(",", -1)))
                .toList();
    }

    private static Set<String> starts(char man) {
        return man == 'P' ? WHITE_START : man == 'p' ? BLACK_START : Set.of();
    }

    /** The fields of a position's text about pawns: the crossed square, {@code spent} and {@code fresh}. */
    String fields() {
        Set<String> spent = new TreeSet<>();
        men.forEach((square, man) -> {
            if (starts(man).contains(square) && !first.contains(square)) {
                spent.add(square);
            }
        });
        Set<String> fresh = new TreeSet<>(first);
        fresh.removeIf(square -> starts(men.get(square)).contains(square));
        return crossed + " spent=" + String.join(",", spent) + " fresh=" + String.join(",", fresh);
    }

    /** The same fields taken from a text. */
    static String fields(String text) {
        String[] fields = text.split(" ", -1);
        return fields[3] + " spent=" + String.join(",", list(fields, "spent=")) + " fresh="
                + String.join(",", list(fields, "fresh="));
    }

    /** All double steps of the side to move, even those that expose its king, and the squares they cross. */
    Map<String, String> doubleSteps() {
        Map<String, String> steps = new TreeMap<>();
        for (String from : first) {
            if ((men.get(from) == 'P') == whiteMoves) {
                int forward = whiteMoves ? 1 : -1;
                add(from, 0, forward, steps);
                boolean rook = from.startsWith("a") || from.startsWith("f");
                if (rook && !"off".equals(options.get("rookPawns"))) {
                    add(from, from.startsWith("a") ? 1 : -1, 0, steps);
                }
            }
        }
        return steps;
    }

    private void add(String from, int dx, int dy, Map<String, String> steps) {
        String column = column(from, dx, dy);
        for (List<String> board : squares.values()) {
            for (String to : board) {
                if (to.startsWith(column(from, 2 * dx, 2 * dy) + "(") && !men.containsKey(to)) {
                    String over = pathSquare(from, to, column);
                    if (over != null) {
                        boolean last = to.charAt(1) >= '8' || to.charAt(1) <= '1';
                        boolean promotes = whiteMoves ? to.charAt(1) >= '8' : to.charAt(1) <= '1';
                        if (last && promotes) {
                            for (String choice : "queen".equals(options.get("promotion"))
                                    ? List.of("Q")
                                    : List.of("Q", "R", "B", "N")) {
                                steps.put(from + "-" + to + "=" + choice, "-");
                            }
                        } else {
                            steps.put(from + "-" + to, over);
                        }
                    }
                }
            }
        }
    }

    private static String column(String square, int dx, int dy) {
        return "" + (char) (square.charAt(0) + dx) + (char) (square.charAt(1) + dy);
    }

    private static int elevation(String square) {
        return square.charAt(3) - '0';
    }

    /** Implements section 2: the square crossed by path A if it is free, else by path B; null if neither exists and is free. */
    private String pathSquare(String from, String to, String column) {
        int higher = Math.max(elevation(from), elevation(to));
        String pathA = highest(column, higher);
        boolean board = squares.entrySet().stream()
                .anyMatch(entry -> posts.containsKey(entry.getKey())
                        && elevation(entry.getValue().get(0)) == higher + 1);
        String rule = options.getOrDefault("pathB", "on");
        boolean hasB = !rule.equals("off") && higher % 2 == 0 && board;
        String pathB = hasB ? highest(column, higher + 1) : null;
        if (!(hasB && rule.equals("instead")) && pathA != null && !men.containsKey(pathA)) {
            return pathA;
        }
        return pathB != null && !men.containsKey(pathB) ? pathB : null;
    }

    private String highest(String column, int ceiling) {
        String found = null;
        for (List<String> board : squares.values()) {
            for (String square : board) {
                boolean below = square.startsWith(column + "(") && elevation(square) <= ceiling;
                if (below && (found == null || elevation(square) > elevation(found))) {
                    found = square;
                }
            }
        }
        return found;
    }

    /** Makes a legal move of the program, of which only first moves and the preceding double step are kept. */
    void make(String move, String textAfterwards) {
        String over = doubleSteps().get(move);
        Set<String> before = new TreeSet<>(first);
        String[] way = move.replaceAll("=.*", "").split("-", 2);
        List<String> left = squares.get(way[0]);
        boolean board = posts.containsKey(way[0]);
        men.clear();
        read(textAfterwards);
        first.clear();
        for (String square : before) {
            boolean rode = board && left.contains(square);
            String now = rode ? squares.get(way[0]).get(left.indexOf(square)) : square;
            boolean stays = board || !(square.equals(way[0]) || square.equals(way[1]));
            boolean kept = !rode || "fresh".equals(options.get("carriedPawn"));
            boolean pawn = men.containsKey(now) && Character.toUpperCase(men.get(now)) == 'P';
            if (stays && kept && pawn) {
                first.add(now);
            }
        }
        crossed =
                over == null || over.equals("-") || "off".equals(options.get("enPassant")) ? "-" : over + ":" + way[1];
    }
}
