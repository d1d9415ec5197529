package org.plyspace.engine.lesson;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.PieceWords;
import org.plyspace.vectors.LessonStep;

/**
 * A step of the lessons of a rule set, ready to be shown and tried.
 *
 * @param variant the setting that holds in it
 * @param citation the rule that its text is from; empty if the author of the lessons wrote it
 * @param position the text of the position to look at; empty for the boards without men
 * @param tasks what to try, in order; may be empty
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Lesson(
        String variant, String title, String text, Optional<String> citation, String position, List<Task> tasks) {

    public Lesson {
        tasks = List.copyOf(tasks);
    }

    /**
     * A move to try.
     *
     * @param legal whether the moves are legal; otherwise there is one, which the rules refuse
     * @param moves machine forms, each of which does the task
     * @param attempts the same by hand, as far as hands on the boards make them
     * @param ask what to do, in words
     * @param then what is said when it is done; may be empty
     */
    public record Task(
            String position, boolean legal, List<String> moves, List<Attempt> attempts, String ask, String then) {

        public Task {
            moves = List.copyOf(moves);
            attempts = List.copyOf(attempts);
        }

        /** The task to make one of some legal moves. */
        static Task legal(Position position, List<Long> moves, String then) {
            return new Task(
                    position.words().text(),
                    true,
                    moves.stream()
                            .map(move -> position.words().text(move, Notation.MACHINE))
                            .toList(),
                    moves.stream()
                            .filter(move -> Move.kind(move) != Move.DROP)
                            .map(Task::attempt)
                            .distinct()
                            .toList(),
                    asked(position, moves),
                    then);
        }

        /** The task to try a move that is refused. */
        static Task refused(Position position, String move, String then) {
            Optional<Attempt> attempt = attempt(position, move);
            return new Task(
                    position.words().text(),
                    false,
                    List.of(move),
                    attempt.stream().toList(),
                    "Try "
                            + attempt.map(any -> "to move " + described(position, any))
                                    .orElse(move),
                    then);
        }

        private static Attempt attempt(long move) {
            return Move.kind(move) == Move.BOARD
                    ? new Attempt.Shift(Move.from(move), Move.to(move))
                    : new Attempt.Step(Move.from(move), Move.to(move));
        }

        /** The attempt that the text of an illegal move describes; empty if a hand makes no such move, or a legal one by it. */
        private static Optional<Attempt> attempt(Position position, String move) {
            Layout layout = position.words().layout();
            Map<String, Integer> cells = new LinkedHashMap<>();
            layout.boards().stream()
                    .flatMap(board -> board.squares().stream())
                    .forEach(square -> cells.put(square.name(), square.cell()));
            List<String> boards =
                    layout.movableBoards().stream().map(Layout.Board::name).toList();
            List<String> anchors =
                    layout.anchors().stream().map(Layout.Anchor::name).toList();
            return IntStream.range(0, move.length())
                    .filter(i -> move.charAt(i) == '-')
                    .mapToObj(i -> new String[] {move.substring(0, i), move.substring(i + 1)})
                    .<Attempt>mapMulti((parts, found) -> {
                        if (cells.containsKey(parts[0]) && cells.containsKey(parts[1])) {
                            found.accept(new Attempt.Step(cells.get(parts[0]), cells.get(parts[1])));
                        } else if (boards.contains(parts[0]) && anchors.contains(parts[1])) {
                            found.accept(new Attempt.Shift(boards.indexOf(parts[0]), anchors.indexOf(parts[1])));
                        }
                    })
                    .filter(attempt -> position.words().choices(attempt).length == 0)
                    .findFirst();
        }

        private static String asked(Position position, List<Long> moves) {
            long first = moves.get(0);
            if (moves.size() == 1) {
                return asked(position, first);
            }
            boolean sameMover = moves.stream()
                    .allMatch(move -> Move.kind(move) == Move.kind(first) && Move.from(move) == Move.from(first));
            if (Move.kind(first) == Move.BOARD && sameMover) {
                return "Move board " + board(position, Move.from(first)) + " to any of its places";
            }
            boolean sameMan = moves.stream()
                    .allMatch(move -> Stream.of(Move.BOARD, Move.DROP).noneMatch(kind -> kind == Move.kind(move))
                            && Move.from(move) == Move.from(first));
            return sameMan
                    ? "Move " + PieceWords.on(position, Move.from(first)) + " to any of the marked squares"
                    : "Make any of " + moves.size()
                            + (moves.stream().allMatch(move -> Move.kind(move) == Move.BOARD) ? " board" : "")
                            + " moves";
        }

        private static String asked(Position position, long move) {
            String promotion = Move.isPromotion(move)
                    ? ", promoting to a " + PieceWords.typeOf(position.rules(), Move.promoted(move))
                    : "";
            if (Move.isPass(move)) {
                return "Pass: leave " + PieceWords.on(position, Move.from(move)) + " where it is";
            }
            return switch (Move.kind(move)) {
                case Move.CASTLING -> "Castle: " + position.words().text(move, Notation.MACHINE);
                case Move.DROP ->
                    "Drop the " + PieceWords.typeOf(position.rules(), Move.piece(move)) + " on "
                            + position.words().name(Move.to(move));
                case Move.FROM_AFAR ->
                    "Capture " + PieceWords.on(position, Move.to(move)) + " from afar, with "
                            + PieceWords.on(position, Move.from(move));
                default -> "Move " + described(position, attempt(move)) + captured(position, move) + promotion;
            };
        }

        private static String captured(Position position, long move) {
            if (!Move.isCapture(move) || Move.kind(move) == Move.BOARD) {
                return "";
            }
            int cell = position.capturedCell(move);
            return ", capturing the " + PieceWords.of(position.rules(), Move.captured(move))
                    + (cell == Move.to(move) ? "" : " on " + position.words().name(cell));
        }

        private static String described(Position position, Attempt attempt) {
            if (attempt instanceof Attempt.Shift shift) {
                return "board " + board(position, shift.board()) + " to "
                        + position.words()
                                .layout()
                                .anchors()
                                .get(shift.anchor())
                                .name();
            }
            Attempt.Step step = (Attempt.Step) attempt;
            boolean empty = position.pieceAt(step.from()) == Piece.NONE;
            return (empty ? "" : "the " + PieceWords.typeOf(position.rules(), position.pieceAt(step.from())) + " ")
                    + "from " + position.words().name(step.from()) + " to "
                    + position.words().name(step.to());
        }

        private static String board(Position position, int board) {
            return position.words().layout().movableBoards().get(board).name();
        }
    }

    /**
     * The lessons of a rule set. If its jar brings some, they are those, each under the options that it names; otherwise they
     * are made from the pieces, the boards and the rulebook of these rules.
     *
     * @throws UsageException if the jar's lessons cannot be read, or one names what the rules do not have
     */
    public static List<Lesson> of(Rules rules) {
        Variant variant = rules.variant();
        Optional<List<LessonStep>> brought = LessonStep.of(variant);
        if (brought.isEmpty()) {
            return new DerivedLessons(rules).all();
        }
        Map<Map<String, String>, Rules> settings = new LinkedHashMap<>();
        if (rules.options().text().isEmpty()) {
            settings.put(Map.of(), rules);
        }
        List<Lesson> lessons = new ArrayList<>();
        for (LessonStep step : brought.get()) {
            Rules needed = settings.computeIfAbsent(
                    step.options(), options -> variant.rules(OptionValues.of(variant.options(), options)));
            lessons.add(step.piece().isPresent() ? ofPiece(needed, step) : ofTasks(needed, step));
        }
        return lessons;
    }

    private static Lesson ofPiece(Rules rules, LessonStep step) {
        String symbol = step.piece().orElseThrow();
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst()
                .flatMap(type -> new DerivedLessons(rules).of(type))
                .map(made -> new Lesson(
                        made.variant,
                        step.title().isEmpty() ? made.title : step.title(),
                        step.text().isEmpty() ? made.text : step.text(),
                        step.text().isEmpty() ? made.citation : Optional.empty(),
                        made.position,
                        made.tasks))
                .orElseThrow(() -> new UsageException("the lessons of " + rules.setting() + ": no piece '"
                        + Texts.shorten(symbol) + "' that can go anywhere; name another in field 'piece'"));
    }

    private static Lesson ofTasks(Rules rules, LessonStep step) {
        List<Task> tasks =
                step.tasks().stream().map(task -> task(rules, task.in(rules))).toList();
        return new Lesson(
                rules.setting(),
                step.title(),
                step.text(),
                Optional.empty(),
                tasks.get(0).position(),
                tasks);
    }

    private static Task task(Rules rules, LessonStep.Task task) {
        Position position = task.position().isEmpty() ? rules.startPosition() : rules.readPosition(task.position());
        if (task.citation().isPresent()) {
            return Task.refused(position, task.moves().get(0), task.then());
        }
        List<Long> moves = LegalMoves.of(position)
                .boxed()
                .filter(move -> task.allows(position.words().text(move, Notation.MACHINE)))
                .toList();
        if (moves.isEmpty()) {
            throw new UsageException("the lessons of " + rules.setting() + ": " + String.join(", ", task.moves())
                    + " is not legal in '" + position.words().text() + "'; correct the field 'try'");
        }
        return Task.legal(position, moves, task.then());
    }
}
