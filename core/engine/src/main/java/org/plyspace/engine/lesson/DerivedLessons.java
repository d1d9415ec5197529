package org.plyspace.engine.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.lesson.Lesson.Task;

/**
 * Lessons made from what rules tell: the boards, the pieces of the start whose moves differ most from those of orthodox chess, boards that
 * move, special moves, the end. Their words are the rulebook's, their moves those that the rules list and refuse.
 */
final class DerivedLessons {

    private static final int MOST_PIECES = 6;

    /** The cells on which a man is tried, nearest to the middle first, and the men that are tried beside it. */
    private static final int MOST_CELLS = 500;

    private static final int MOST_BESIDE = 4;

    private final Rules rules;
    private final Optional<Setup> start;
    /** The start with royal pieces that are in hand on the first and the last cells. */
    private final Optional<Setup> home;

    DerivedLessons(Rules rules) {
        this.rules = rules;
        start = start(rules);
        home = start.map(this::withRoyalsPlaced);
    }

    private Setup withRoyalsPlaced(Setup setup) {
        Setup.Builder placed = setup.toBuilder();
        List<Integer> royals = rules.heldTypes().stream()
                .filter(type -> rules.pieceTypes().get(type).royal())
                .toList();
        for (Side side : Side.values()) {
            int[] free = IntStream.range(0, setup.cells())
                    .map(cell -> side == Side.WHITE ? cell : setup.cells() - 1 - cell)
                    .filter(cell -> setup.pieceAt(cell) == Piece.NONE)
                    .toArray();
            int used = 0;
            for (int type : royals) {
                int code = Piece.code(side, type);
                for (int i = 0; i < setup.hand(code); i++) {
                    placed.piece(free[used++], code).hand(code, 0);
                }
            }
        }
        return placed.build();
    }

    private static Optional<Setup> start(Rules rules) {
        try {
            return Optional.of(rules.start());
        } catch (NoStartException none) {
            return Optional.empty();
        }
    }

    List<Lesson> all() {
        List<Lesson> lessons = new ArrayList<>();
        read("The boards", false, Aspect.BOARD, Aspect.BLOCKING).ifPresent(lessons::add);
        lessons.addAll(pieces());
        boardMoves().ifPresent(lessons::add);
        read(
                        "Special moves",
                        true,
                        Aspect.PROMOTION,
                        Aspect.HANDS,
                        Aspect.CASTLING,
                        Aspect.EN_PASSANT,
                        Aspect.CAPTURES,
                        Aspect.FREEZING)
                .ifPresent(lessons::add);
        read("How one wins", false, Aspect.ROYALTY, Aspect.END).ifPresent(lessons::add);
        return lessons;
    }

    /** A step that is only read, at the start position. */
    private Optional<Lesson> read(String title, boolean named, Aspect... aspects) {
        List<RuleStatement> statements = Stream.of(aspects)
                .flatMap(this::statements)
                .filter(statement -> !statement.text().equals("none"))
                .toList();
        return statements.isEmpty()
                ? Optional.empty()
                : Optional.of(lesson(title, sentences(statements, named), statements, List.of()));
    }

    private Lesson lesson(String title, String text, List<RuleStatement> statements, List<Task> tasks) {
        return new Lesson(
                rules.setting(),
                title,
                text,
                statements.stream().map(RuleStatement::citation).findFirst(),
                tasks.isEmpty()
                        ? start.map(rules::write).orElse("")
                        : tasks.get(0).position(),
                tasks);
    }

    private Stream<RuleStatement> statements(Aspect aspect) {
        return rules.rulebook().stream().filter(statement -> statement.aspect() == aspect);
    }

    private static String sentences(List<RuleStatement> statements, boolean named) {
        return statements.stream()
                .map(statement -> sentence((named ? statement.aspect().word() + ": " : "") + statement.text()))
                .collect(Collectors.joining(" "));
    }

    private static String sentence(String clause) {
        return clause.substring(0, 1).toUpperCase(Locale.ROOT)
                + clause.substring(1)
                + (clause.endsWith(".") ? "" : ".");
    }

    // ---------------------------------------------------------------- pieces

    /** A man of White's, and where it may go. */
    private record Shown(Position position, int cell, List<Long> moves) {

        /** The share of its moves that a piece of this usual name would not have on one board. */
        double strangeness() {
            String name = position.rules()
                    .pieceTypes()
                    .get(Piece.type(position.pieceAt(cell)))
                    .usualName();
            return moves.stream()
                            .filter(move -> !isOrthodox(name, Move.to(move)))
                            .count()
                    / (double) moves.size();
        }

        private boolean isOrthodox(String name, int to) {
            int files = Math.abs(position.x(to) - position.x(cell));
            int ranks = Math.abs(position.y(to) - position.y(cell));
            boolean straight = files == 0 || ranks == 0;
            boolean diagonal = files == ranks;
            return position.z(to) == position.z(cell)
                    && switch (name) {
                        case "king" -> Math.max(files, ranks) == 1;
                        case "queen" -> straight || diagonal;
                        case "rook" -> straight;
                        case "bishop" -> diagonal;
                        case "knight" -> files * ranks == 2;
                        case "pawn" -> files == 0;
                        default -> false;
                    };
        }
    }

    private List<Lesson> pieces() {
        return rules.pieceTypes().stream()
                .flatMap(type -> shown(type).stream())
                .sorted(Comparator.comparing(this::isAtStart)
                        .thenComparingDouble(Shown::strangeness)
                        .reversed())
                .limit(MOST_PIECES)
                .map(this::lesson)
                .toList();
    }

    private boolean isAtStart(Shown shown) {
        int code = shown.position.pieceAt(shown.cell);
        return home.isPresent()
                && IntStream.range(0, rules.cells()).anyMatch(cell -> home.get().pieceAt(cell) == code);
    }

    /** The step about a type of piece; empty if it can go nowhere. */
    Optional<Lesson> of(PieceType type) {
        return shown(type).map(this::lesson);
    }

    private Lesson lesson(Shown shown) {
        PieceType type = rules.pieceTypes().get(Piece.type(shown.position.pieceAt(shown.cell)));
        List<RuleStatement> statements = about(type);
        List<Task> tasks = new ArrayList<>();
        tasks.add(Task.legal(shown.position, shown.moves, ""));
        refused(shown).ifPresent(tasks::add);
        String usual = type.usualName().equals(type.name()) ? "" : "It moves as a " + type.usualName() + ".";
        String text = Stream.of(usual, sentences(statements, false), reached(shown))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return lesson("The " + type.name(), text, statements, tasks);
    }

    /** What the rulebook says of a piece; of pieces together, only the clauses that name it. */
    private List<RuleStatement> about(PieceType type) {
        Stream<RuleStatement> all = statements(type.aspect());
        return type.aspect() == Aspect.OTHER_PIECES
                ? all.flatMap(statement -> Stream.of(statement.text().split("; "))
                                .filter(clause ->
                                        clause.toLowerCase(Locale.ROOT).contains(type.name()))
                                .map(clause -> new RuleStatement(statement.aspect(), clause, statement.citation())))
                        .toList()
                : all.toList();
    }

    private static String reached(Shown shown) {
        List<Integer> cells = shown.moves.stream()
                .filter(move -> !Move.isPass(move))
                .map(Move::to)
                .distinct()
                .toList();
        Layout layout = shown.position.words().layout();
        long boards = layout.boards().stream()
                .filter(board -> board.squares().stream().anyMatch(square -> cells.contains(square.cell())))
                .count();
        return "From " + shown.position.words().name(shown.cell) + " it goes to " + counted(cells.size(), "square")
                + (layout.boards().size() == 1 ? "." : " on " + counted(boards, "board") + ".");
    }

    private static String counted(long number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    /** The task to try the nearest empty square to which such a piece never moves. */
    private Optional<Task> refused(Shown shown) {
        Position position = shown.position;
        return cells(position.words().layout(), Optional.of(shown.cell))
                .filter(to -> to != shown.cell && position.pieceAt(to) == Piece.NONE)
                .mapToObj(to -> position.words().text(new Attempt.Step(shown.cell, to)))
                .filter(move -> position.words().judge(move, Notation.MACHINE) instanceof Verdict.Illegal illegal
                        && illegal.kind() == Refusal.DOES_NOT_MOVE_SO)
                .findFirst()
                .map(move -> Task.refused(position, move, ""));
    }

    /** The man near the middle, with the royal pieces alone if they do not end the game; otherwise at home. */
    private Optional<Shown> shown(PieceType type) {
        int code = Piece.code(Side.WHITE, type.index());
        Layout layout = rules.layout(rules.empty());
        return besides(type)
                .flatMap(beside -> cells(layout, Optional.empty())
                        .filter(cell -> beside.pieceAt(cell) == Piece.NONE)
                        .mapToObj(cell ->
                                shown(beside.toBuilder().piece(cell, code).build(), cell)))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> home.flatMap(setup -> IntStream.range(0, rules.cells())
                        .filter(cell -> setup.pieceAt(cell) == code)
                        .mapToObj(cell -> shown(setup, cell))
                        .flatMap(Optional::stream)
                        .findFirst()));
    }

    private Optional<Shown> shown(Setup setup, int cell) {
        if (!rules.faults(setup, Purpose.GAME).isEmpty()) {
            return Optional.empty();
        }
        Position position = rules.position(setup, Purpose.GAME);
        List<Long> moves =
                LongStream.of(PieceReach.moves(position, cell)).boxed().toList();
        return moves.isEmpty() || position.inCheck() || position.outcome().isPresent()
                ? Optional.empty()
                : Optional.of(new Shown(position, cell, moves));
    }

    /**
     * What stands beside a man that is shown: the other royal pieces of the start, as far as that is a game that goes on; then
     * these with one more man each, or with all but pawns. Without a start, nothing.
     */
    private Stream<Setup> besides(PieceType type) {
        if (home.isEmpty()) {
            return Stream.of(rules.empty());
        }
        int shown = Piece.code(Side.WHITE, type.index());
        List<Integer> men = IntStream.range(0, rules.cells())
                .filter(cell -> home.get().pieceAt(cell) != Piece.NONE)
                .filter(cell -> home.get().pieceAt(cell) != shown)
                .boxed()
                .toList();
        List<Integer> royals = men.stream().filter(cell -> typeAt(cell).royal()).toList();
        List<Integer> officers =
                men.stream().filter(cell -> !typeAt(cell).directional()).toList();
        Stream<List<Integer>> oneMore = men.stream()
                .filter(cell -> !typeAt(cell).royal())
                .limit(MOST_BESIDE)
                .map(cell -> Stream.concat(royals.stream(), Stream.of(cell)).toList());
        return Stream.concat(Stream.of(royals), Stream.concat(oneMore, Stream.of(officers)))
                .map(this::atHome);
    }

    private PieceType typeAt(int cell) {
        return rules.pieceTypes().get(Piece.type(home.orElseThrow().pieceAt(cell)));
    }

    private Setup atHome(List<Integer> cells) {
        Setup.Builder setup = rules.empty().toBuilder();
        cells.forEach(cell -> setup.piece(cell, home.orElseThrow().pieceAt(cell)));
        return setup.build();
    }

    /** The cells by their distance from one, or from the middle. */
    private static IntStream cells(Layout layout, Optional<Integer> from) {
        record Place(int cell, double x, double y, double z) {

            double distance(double fromX, double fromY, double fromZ) {
                return Math.hypot(Math.hypot(x - fromX, y - fromY), z - fromZ);
            }
        }

        List<Place> places = layout.boards().stream()
                .flatMap(board -> board.squares().stream()
                        .map(square -> new Place(square.cell(), square.x(), square.y(), board.z())))
                .toList();
        List<Place> middle = places.stream()
                .filter(place -> from.isEmpty() || from.get() == place.cell)
                .toList();
        double x = middle.stream().mapToDouble(Place::x).average().orElse(0);
        double y = middle.stream().mapToDouble(Place::y).average().orElse(0);
        double z = middle.stream().mapToDouble(Place::z).average().orElse(0);
        return places.stream()
                .sorted(Comparator.comparingDouble(place -> place.distance(x, y, z)))
                .limit(MOST_CELLS)
                .mapToInt(Place::cell);
    }

    // ---------------------------------------------------------------- boards that move

    private Optional<Lesson> boardMoves() {
        List<RuleStatement> statements = statements(Aspect.BOARD_MOVES).toList();
        if (start.isEmpty() || statements.isEmpty()) {
            return Optional.empty();
        }
        Position position = rules.startPosition();
        List<Task> tasks = new ArrayList<>();
        List<Long> moves = LegalMoves.of(position)
                .boxed()
                .filter(move -> Move.kind(move) == Move.BOARD)
                .toList();
        if (!moves.isEmpty()) {
            tasks.add(Task.legal(position, moves, ""));
        }
        Layout layout = position.words().layout();
        IntStream.range(0, layout.movableBoards().size())
                .boxed()
                .flatMap(board -> IntStream.range(0, layout.anchors().size())
                        .mapToObj(anchor -> position.words().text(new Attempt.Shift(board, anchor))))
                .filter(move -> position.words().judge(move, Notation.MACHINE) instanceof Verdict.Illegal)
                .findFirst()
                .ifPresent(move -> tasks.add(Task.refused(position, move, "")));
        return Optional.of(lesson("Boards that move", sentences(statements, false), statements, tasks));
    }
}
