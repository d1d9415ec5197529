package org.plyspace.variant.meder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An independent implementation of Meder's rules from meder.md alone and from a position's text: squares in a list, every move
 * tried on a copy, no code shared with the program. Tests compare the program with it.
 */
final class SlowMeder {

    private static final String FILES = "zabcde";
    private static final Map<Integer, Integer> PIN_RANK = Map.of(1, 0, 2, 4, 3, 2, 4, 6, 5, 4, 6, 8);
    private static final Set<String> ADJACENT = Set.of("12", "13", "23", "24", "34", "35", "45", "46", "56");
    private static final List<String> MAINS = List.of("W", "N", "B");

    /** A square of a board as it hangs. */
    private record Square(String board, int index, int file, int rank, int level) {
        boolean sameColumn(int otherFile, int otherRank) {
            return file == otherFile && rank == otherRank;
        }
    }

    private final Map<String, String> options;
    private final boolean formal;
    private final Map<String, String> pins = new HashMap<>();
    private final Map<String, char[]> men = new HashMap<>();
    private final List<String> boards = new ArrayList<>();
    private boolean whiteMoves;
    private String rights = "";
    private String crossed = "-";
    private int number;
    private final Set<String> spent = new TreeSet<>();
    private final Set<String> homes = new TreeSet<>();
    private List<Square> squares = List.of();

    SlowMeder(String text, Map<String, String> options) {
        this.options = options;
        this.formal = !options.getOrDefault("edition", "formal").equals("tournament");
        String[] fields = text.split(" ", -1);
        for (String part : fields[0].split("\\|", -1)) {
            String[] two = part.split(":", -1);
            String[] name = two[0].split("@", -1);
            boards.add(name[0]);
            if (name.length == 2) {
                pins.put(name[0], name[1]);
            }
            men.put(name[0], cells(two[1], name.length == 2 ? 2 : 4));
        }
        whiteMoves = fields[1].equals("w");
        rights = fields[2];
        crossed = fields[3];
        number = Integer.parseInt(fields[5]);
        for (String extra : Arrays.asList(fields).subList(6, fields.length)) {
            if (extra.startsWith("spent=")) {
                spent.addAll(List.of(extra.substring(6).split(",", -1)));
            }
        }
        homes.addAll(List.of(((formal ? "a3W b3W c3W d3W a6B b6B c6B d6B" : "a2W b2W c2W d2W a7B b7B c7B d7B")
                        + " z1WQL a1WQL d1WKL e1WKL z8BQL a8BQL d8BKL e8BKL")
                .split(" ", -1)));
        look();
    }

    private SlowMeder(SlowMeder other) {
        options = other.options;
        formal = other.formal;
        pins.putAll(other.pins);
        other.men.forEach((board, cells) -> men.put(board, cells.clone()));
        boards.addAll(other.boards);
        whiteMoves = other.whiteMoves;
        squares = other.squares;
    }

    /** The cells, from the lowest rank, of a text's rows, which begin with the highest rank. */
    private static char[] cells(String rows, int size) {
        char[] cells = new char[size * size];
        Arrays.fill(cells, '.');
        String[] lines = rows.split("/", -1);
        for (int row = 0; row < size; row++) {
            int file = 0;
            for (char c : lines[size - 1 - row].toCharArray()) {
                if (Character.isDigit(c)) {
                    file += c - '0';
                } else {
                    cells[row * size + file++] = c;
                }
            }
        }
        return cells;
    }

    /** Works out where squares are as the boards hang. */
    private void look() {
        List<Square> all = new ArrayList<>();
        for (String board : boards) {
            String pin = pins.get(board);
            int size = pin == null ? 4 : 2;
            int level = pin == null ? MAINS.indexOf(board) : (pinNumber(pin) - 1) / 2;
            int file = pin == null ? 1 : pin.startsWith("Q") ? 0 : 4;
            int rank = pin == null ? 1 + 2 * level : PIN_RANK.get(pinNumber(pin));
            for (int i = 0; i < size * size; i++) {
                all.add(new Square(board, i, file + i % size, rank + i / size, level));
            }
        }
        squares = all;
    }

    private static int pinNumber(String pin) {
        return pin.charAt(2) - '0';
    }

    private char man(Square square) {
        return men.get(square.board())[square.index()];
    }

    private void put(Square square, char man) {
        men.get(square.board())[square.index()] = man;
    }

    private static String name(Square square) {
        return "" + FILES.charAt(square.file()) + square.rank() + square.board();
    }

    private Square square(String name) {
        return squares.stream().filter(s -> name(s).equals(name)).findFirst().orElseThrow();
    }

    private List<Square> column(int file, int rank) {
        return squares.stream().filter(s -> s.sameColumn(file, rank)).toList();
    }

    private boolean isEmpty(int file, int rank) {
        return column(file, rank).stream().allMatch(s -> man(s) == '.');
    }

    private static boolean isWhite(char man) {
        return Character.isUpperCase(man);
    }

    private boolean isOwn(char man) {
        return man != '.' && isWhite(man) == whiteMoves;
    }

    /** The names of the squares that the man on a named square attacks. */
    Set<String> attacks(String from) {
        Set<String> names = new TreeSet<>();
        Square start = square(from);
        squares.stream().filter(to -> attacks(start, to)).forEach(to -> names.add(name(to)));
        return names;
    }

    private boolean attacks(Square from, Square to) {
        int dx = to.file() - from.file();
        int dy = to.rank() - from.rank();
        int far = Math.max(Math.abs(dx), Math.abs(dy));
        int near = Math.min(Math.abs(dx), Math.abs(dy));
        char man = man(from);
        return switch (Character.toUpperCase(man)) {
            case 'K' -> far == 1;
            case 'N' -> far == 2 && near == 1;
            case 'P' -> Math.abs(dx) == 1 && dy == (isWhite(man) ? 1 : -1);
            case 'R' -> far > 0 && near == 0 && isClear(from, to);
            case 'B' -> far > 0 && near == far && isClear(from, to);
            default -> far > 0 && (near == 0 || near == far) && isClear(from, to);
        };
    }

    /** Implements sections 2 and 9 and rulings M-13 and M-14. */
    private boolean isClear(Square from, Square to) {
        int dx = Integer.signum(to.file() - from.file());
        int dy = Integer.signum(to.rank() - from.rank());
        int file = from.file() + dx;
        int rank = from.rank() + dy;
        for (; !to.sameColumn(file, rank); file += dx, rank += dy) {
            List<Square> column = column(file, rank);
            if (column.isEmpty()) {
                if (formal) {
                    return false;
                }
                continue;
            }
            if (!options.getOrDefault("shadow", "on").equals("off")) {
                if (!isEmpty(file, rank)) {
                    return false;
                }
                continue;
            }
            int low = Math.min(from.level(), to.level());
            int high = Math.max(from.level(), to.level());
            List<Square> between = column.stream()
                    .filter(s -> s.level() >= low && s.level() <= high)
                    .toList();
            List<Square> counted = between.isEmpty() ? column : between;
            if (counted.stream().noneMatch(s -> man(s) == '.')) {
                return false;
            }
        }
        return true;
    }

    private boolean isAttacked(Square target, boolean byWhite) {
        return squares.stream().anyMatch(s -> man(s) != '.' && isWhite(man(s)) == byWhite && attacks(s, target));
    }

    /** Whether the side to move is in check. */
    boolean inCheck() {
        char king = whiteMoves ? 'K' : 'k';
        return squares.stream().anyMatch(s -> man(s) == king && isAttacked(s, !whiteMoves));
    }

    private int furthest(boolean white, int file) {
        if (file == 2 || file == 3) {
            return white ? 8 : 1;
        }
        String pin = (file < 2 ? "QL" : "KL") + (white ? 6 : 1);
        boolean covered = pins.values().stream().anyMatch(p -> p.startsWith(pin));
        boolean beyond = file == 0 || file == 5 || covered;
        return white ? beyond ? 9 : 8 : beyond ? 0 : 1;
    }

    private boolean mustPromote(Square square) {
        char man = man(square);
        return Character.toUpperCase(man) == 'P' && square.rank() == furthest(isWhite(man), square.file());
    }

    private List<String> choices() {
        return options.getOrDefault("promotion", "any").equals("queen") ? List.of("Q") : List.of("Q", "R", "B", "N");
    }

    /** The texts of all legal moves. */
    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        for (Square from : squares) {
            if (isOwn(man(from))) {
                for (Square to : squares) {
                    step(from, to, moves);
                }
            }
        }
        castle(moves);
        pins.keySet().forEach(board -> shift(board, moves));
        return moves;
    }

    private boolean isBarred(char man) {
        boolean own = isOwn(man);
        return own && (options.getOrDefault("selfCapture", "off").equals("off") || Character.toUpperCase(man) == 'K');
    }

    private void step(Square from, Square to, Set<String> moves) {
        char man = man(from);
        if (isBarred(man(to))) {
            return;
        }
        if (Character.toUpperCase(man) != 'P') {
            if (attacks(from, to)) {
                add(from, to, to, moves);
            }
            return;
        }
        int forward = whiteMoves ? 1 : -1;
        boolean straight = from.file() == to.file() && man(to) == '.';
        if (straight && to.rank() == from.rank() + forward) {
            add(from, to, to, moves);
        }
        boolean fresh = homes.contains(name(from))
                && isHomeOf(from)
                && !spent.contains(name(from))
                && !options.getOrDefault("doubleStep", "on").equals("off");
        List<Square> over = column(from.file(), from.rank() + forward);
        boolean passable = isEmpty(from.file(), from.rank() + forward) && !(formal && over.isEmpty());
        if (straight && fresh && to.rank() == from.rank() + 2 * forward && passable) {
            add(from, to, to, moves);
        }
        if (attacks(from, to) && man(to) != '.') {
            add(from, to, to, moves);
        } else if (attacks(from, to) && !crossed.equals("-")) {
            String[] pair = crossed.split(":", -1);
            if (pair[0].equals("" + FILES.charAt(to.file()) + to.rank())) {
                add(from, to, square(pair[1]), moves);
            }
        }
    }

    private boolean isHomeOf(Square square) {
        return square.rank() <= 4 == whiteMoves;
    }

    private void add(Square from, Square to, Square victim, Set<String> moves) {
        boolean strict = options.getOrDefault("shadow", "on").equals("strict");
        if (strict && man(to) == '.' && !isEmpty(to.file(), to.rank())) {
            return;
        }
        SlowMeder after = new SlowMeder(this);
        after.put(victim, '.');
        after.put(to, man(from));
        after.put(from, '.');
        if (!after.inCheck()) {
            String text = name(from) + "-" + name(to);
            if (after.mustPromote(to)) {
                choices().forEach(choice -> moves.add(text + "=" + choice));
            } else {
                moves.add(text);
            }
        }
    }

    private void castle(Set<String> moves) {
        if (options.getOrDefault("castling", "on").equals("off")) {
            return;
        }
        if (formal) {
            castle(true, "K", "b1W e0WKL e0WKL b1W", "c0 c1 d0 d1", "c1W d1W", moves);
            castle(true, "Q", "b1W a0WQL z0WQL b1W", "a0 a1", "", moves);
            castle(false, "k", "c8B e9BKL e9BKL c8B", "d8 d9", "d8B", moves);
            castle(false, "q", "c8B a9BQL z9BQL c8B", "a8 a9 b8 b9", "b8B", moves);
        } else if (number > 1) {
            castle(true, "K", "d0WKL e0WKL e0WKL d0WKL", "", "", moves);
            castle(true, "Q", "d0WKL a0WQL z0WQL d0WKL", "a0 b0 c0", "", moves);
            castle(false, "k", "d9BKL e9BKL e9BKL d9BKL", "", "", moves);
            castle(false, "q", "d9BKL a9BQL z9BQL d9BKL", "a9 b9 c9", "", moves);
        }
    }

    private void castle(boolean white, String right, String cells, String clear, String passed, Set<String> moves) {
        boolean waysClear = Arrays.stream(clear.split(" ", -1))
                .filter(column -> !column.isEmpty())
                .allMatch(column -> isEmpty(FILES.indexOf(column.charAt(0)), column.charAt(1) - '0'));
        if (white != whiteMoves || !rights.contains(right) || !waysClear || inCheck()) {
            return;
        }
        for (String name : passed.split(" ", -1)) {
            if (!name.isEmpty() && isAttacked(square(name), !white)) {
                return;
            }
        }
        String[] names = cells.split(" ", -1);
        SlowMeder after = new SlowMeder(this);
        after.put(square(names[0]), '.');
        after.put(square(names[2]), '.');
        after.put(square(names[1]), white ? 'K' : 'k');
        after.put(square(names[3]), white ? 'R' : 'r');
        if (!after.inCheck()) {
            moves.add(right.equalsIgnoreCase("K") ? "O-O" : "O-O-O");
        }
    }

    private void shift(String board, Set<String> moves) {
        String aboard = new String(men.get(board)).replace(".", "");
        boolean controls = aboard.isEmpty() ? board.startsWith("W") == whiteMoves : isOwn(aboard.charAt(0));
        if (aboard.length() > 1 || !controls) {
            return;
        }
        String from = pins.get(board);
        for (int pin = 1; pin <= 6; pin++) {
            for (String side : List.of("QL", "KL")) {
                int here = pinNumber(from);
                boolean sideways = !from.startsWith(side) && pin == here;
                boolean along =
                        from.startsWith(side) && ADJACENT.contains("" + Math.min(pin, here) + Math.max(pin, here));
                int ranks = (PIN_RANK.get(pin) - PIN_RANK.get(here)) * (whiteMoves ? 1 : -1);
                boolean backward = along && ranks < 0;
                if ((sideways || along) && !(backward && !aboard.isEmpty())) {
                    shiftTo(board, side + pin + (backward && formal ? "i" : ""), moves);
                }
            }
        }
    }

    private void shiftTo(String board, String place, Set<String> moves) {
        if (pins.containsValue(place)) {
            return;
        }
        SlowMeder after = new SlowMeder(this);
        after.pins.put(board, place);
        after.look();
        List<Square> promoting =
                after.squares.stream().filter(after::mustPromote).toList();
        String text = board + "-" + place;
        if (promoting.isEmpty()) {
            if (!after.inCheck()) {
                moves.add(text);
            }
            return;
        }
        Square pawn = promoting.get(0);
        boolean own = after.isOwn(after.man(pawn));
        after.put(pawn, isWhite(after.man(pawn)) ? 'Q' : 'q');
        if (!after.inCheck()) {
            if (own) {
                choices().forEach(choice -> moves.add(text + "=" + choice));
            } else {
                moves.add(text);
            }
        }
    }
}
