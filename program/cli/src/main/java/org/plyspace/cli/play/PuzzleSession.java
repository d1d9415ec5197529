package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.match.puzzle.OpenPuzzle;
import org.plyspace.match.puzzle.Puzzle;

/** Gives puzzles one by one: shows the boards, answers moves, and counts what was solved. For one use. */
final class PuzzleSession {

    private final Rules rules;
    private final List<Puzzle> puzzles;
    private final Screen screen;
    private final Play.Deadline deadline;
    private final Commands commands;
    private final Set<Puzzle> tried = new HashSet<>();
    private final Set<Puzzle> solved = new HashSet<>();
    private int number;
    private OpenPuzzle open;
    private OngoingGame table;
    private boolean done;
    /** Whether the piece of the next move was told. */
    private boolean hinted;

    private boolean finished;

    /** Creates a session of at least one puzzle. */
    PuzzleSession(Rules rules, List<Puzzle> puzzles, Screen screen, Play.Deadline deadline) {
        this.rules = rules;
        this.puzzles = puzzles;
        this.screen = screen;
        this.deadline = deadline;
        this.commands = commands();
        begin(0);
    }

    private Commands commands() {
        return new Commands()
                .add("hint", "says what is to be moved, then where to", argument -> hint())
                .add("next", "goes on to the next puzzle", argument -> goTo(number + 1))
                .add("back", "goes back to the one before", argument -> goTo(number - 1))
                .add("again", "begins this puzzle again", argument -> goTo(number))
                .addQuestions(screen, () -> table)
                .addViews(screen, () -> table, this::show)
                .add("help", "prints this", argument -> screen.help(commands))
                .add("quit", "ends the sitting", argument -> finished = true)
                .synonym("exit", "quit")
                .synonym("?", "help");
    }

    /** The texts that can be typed now. */
    List<String> completions() {
        List<String> moves = new ArrayList<>();
        try {
            deadline.over(() -> {
                if (!done) {
                    moves.addAll(TypedMoves.completions(position()));
                }
            });
        } catch (UnansweredException hangs) { // said when the line is typed
            return List.copyOf(commands.words());
        }
        return Stream.concat(commands.words().stream(), moves.stream()).toList();
    }

    /**
     * Gives puzzles until somebody quits or input ends.
     *
     * @param followsTerminal whether the boards take the terminal's width, also when it changes
     */
    void run(Prompt prompt, boolean followsTerminal) {
        Runnable fit = () -> prompt.window().filter(any -> followsTerminal).ifPresent(screen::fit);
        fit.run();
        deadline.over(this::show);
        screen.line("type a move, 'hint', 'next', or 'help'");
        while (!finished) {
            screen.flush();
            Optional<String> line = prompt.ask("puzzle " + (number + 1) + " of " + puzzles.size() + "> ");
            fit.run();
            deadline.over(() -> line.ifPresentOrElse(this::obey, () -> finished = true));
        }
        screen.line("solved " + solved.size() + " of " + tried.size() + (tried.size() == 1 ? " puzzle" : " puzzles"));
    }

    private void begin(int newNumber) {
        number = newNumber;
        Puzzle puzzle = puzzles.get(number);
        open = new OpenPuzzle(rules, puzzle);
        table = new OngoingGame(new Game(rules, rules.read(puzzle.position())), Optional.empty());
        done = false;
        hinted = false;
        tried.add(puzzle);
    }

    private Puzzle puzzle() {
        return puzzles.get(number);
    }

    private Position position() {
        return table.position();
    }

    private void show() {
        screen.show(table);
        if (!done) {
            String side = position().sideToMove().word();
            int left = open.movesLeft();
            String goal = left == puzzle().moves() || puzzle().kind() == Puzzle.Kind.MATERIAL
                    ? puzzle().goal()
                    : "wins in " + left;
            screen.line(side.substring(0, 1).toUpperCase(Locale.ROOT) + side.substring(1) + " " + goal);
        }
    }

    private void goTo(int other) {
        if (other < 0 || other >= puzzles.size()) {
            screen.line(other < 0 ? "this is the first puzzle" : "this is the last puzzle");
        } else {
            begin(other);
            show();
        }
    }

    private void obey(String line) {
        String text = line.strip();
        try {
            if (!text.isEmpty() && !text.startsWith("#") && !commands.execute(text)) {
                tryTyped(text);
            }
        } catch (PlyspaceException refused) {
            screen.say(refused.getMessage());
        }
    }

    private void tryTyped(String text) {
        if (done) {
            screen.line("this puzzle is solved; 'next' goes on, 'again' begins it again");
            return;
        }
        TypedMove typed = TypedMove.read(position(), text, this::completions);
        typed.legal().ifPresentOrElse(legal -> tryMove(legal.move()), () -> typed.answer(screen));
    }

    private void tryMove(long move) {
        String text = MoveTexts.described(position(), move);
        int within = open.movesLeft();
        OpenPuzzle.Answer answer = open.answer(move);
        if (!answer.right()) {
            screen.line("not that: " + text + " does not "
                    + (puzzle().kind() == Puzzle.Kind.WIN ? "win in " + within : "win material") + "; try again");
            return;
        }
        hinted = false;
        table.play(move);
        String reply = answer.reply()
                .map(other -> ", answered by " + MoveTexts.described(position(), other))
                .orElse("");
        answer.reply().ifPresent(table::play);
        done = answer.solved();
        show();
        screen.line((done ? "solved: " : "right: ") + text + reply);
        if (done) {
            solved.add(puzzle());
            sayRest();
        }
    }

    private void sayRest() {
        List<String> rest = open.rest();
        if (!rest.isEmpty()) {
            screen.line("it may go on " + String.join(" ", rest));
        }
        screen.line(number + 1 < puzzles.size() ? "'next' goes on" : "this was the last puzzle");
    }

    private void hint() {
        Optional<Long> move = done ? Optional.empty() : open.hint();
        if (done) {
            screen.line("this puzzle is solved; 'next' goes on, 'again' begins it again");
        } else if (move.isEmpty()) {
            screen.line("no hint is known beside the shown solution; 'again' begins this puzzle again");
        } else if (hinted) {
            screen.line("the move is " + position().words().text(move.get(), Notation.MACHINE));
        } else {
            hinted = true;
            screen.line("look at " + OpenPuzzle.mover(position(), move.get()) + "; 'hint' once more tells the move");
        }
    }
}
