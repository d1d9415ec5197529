package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.match.advice.Adviser;
import org.plyspace.match.engine.EngineFailedException;
import org.plyspace.match.engine.Seats;

/** One session of a game: asks the player to move, plays the move, shows the boards, and saves after every move. For one use. */
final class Session {

    private final Seats seats;
    private final Autosave autosave;
    private final Screen screen;
    private final Play.Deadline deadline;
    private final Commands commands;
    private final Adviser adviser = new Adviser();
    private OngoingGame table;
    private boolean finished;
    private boolean engineFailed;
    /** Whether the game was to be kept and is not, and nobody said that it can be dropped. */
    private boolean lost;
    /** Why the rule set can no longer be called, if it cannot. */
    private Optional<UnansweredException> silence = Optional.empty();
    /** The command just typed that would discard an unsaved game; empty if there is none. */
    private String doubtful = "";
    /** Whether that command was typed again, which confirms it. */
    private boolean insists;

    /** Creates a session at a table whose rule set is called within a deadline. */
    Session(OngoingGame table, Seats seats, Autosave autosave, Screen screen, Play.Deadline deadline) {
        this.table = table;
        this.seats = seats;
        this.autosave = autosave;
        this.screen = screen;
        this.deadline = deadline;
        this.commands = commands();
    }

    private Commands commands() {
        return new Commands()
                .add(
                        "undo",
                        "takes back your last move and what was answered",
                        argument -> report(table.undo(seats::isHuman), "there is nothing of yours to take back"))
                .add(
                        "redo",
                        "makes moves taken back again",
                        argument -> report(table.redo(seats::isHuman), "there is nothing to make again"))
                .addQuestions(screen, () -> table)
                .add("hint", "says what a search takes for best play, and who is ahead", argument -> hint())
                .add("eval", "says what the board is worth at a glance, and after a search", argument -> evaluate())
                .add("history", "lists the moves played", argument -> history())
                .addViews(screen, () -> table, () -> screen.show(table))
                .add("setup position", "begins a new game from a position's text, or from the 'start'", this::setUp)
                .add("save [file]", "saves now, and after every move from now on", this::save)
                .add("load file", "goes on with the game in a file", this::load)
                .add("draw", "agrees to a draw", argument -> agreeDraw())
                .add("resign", "gives the game up", argument -> resign())
                .add("help", "prints this", argument -> screen.help(commands))
                .add("quit", "ends the sitting", argument -> quit())
                .synonym("exit", "quit")
                .synonym("?", "help");
    }

    /** The texts that can be typed now. */
    List<String> completions() {
        List<String> moves = new ArrayList<>();
        try {
            deadline.over(() -> {
                if (outcome().isEmpty()) {
                    moves.addAll(TypedMoves.completions(position()));
                }
            });
        } catch (UnansweredException hangs) { // reported when the line is typed, since the prompt calls this
            silence = Optional.of(hangs);
            return List.copyOf(commands.words());
        }
        return Stream.concat(commands.words().stream(), moves.stream()).toList();
    }

    /**
     * Plays until somebody quits, input ends, or two engines have finished; returns whether no engine failed and everything
     * to save is saved.
     *
     * @throws UnansweredException if the rule set hangs, so that the game cannot go on
     * @param followsTerminal whether the boards take the terminal's width, also when it changes
     */
    boolean run(Prompt prompt, boolean followsTerminal) {
        try {
            go(prompt, followsTerminal);
        } catch (UnansweredException hangs) {
            saySaved();
            screen.flush();
            throw hangs;
        }
        return !autosave.isFailing() && !lost && !engineFailed;
    }

    private void go(Prompt prompt, boolean followsTerminal) {
        Runnable fit = () -> prompt.window().filter(any -> followsTerminal).ifPresent(screen::fit);
        fit.run();
        deadline.over(seats::progress, this::begin);
        while (!finished) {
            Optional<String> question = nextQuestion();
            if (question.isPresent()) {
                screen.flush();
                Optional<String> line = prompt.ask(question.get());
                fit.run();
                silence.ifPresent(hangs -> {
                    throw hangs;
                });
                deadline.over(seats::progress, () -> line.ifPresentOrElse(this::obey, this::leave));
            }
        }
    }

    private void begin() {
        seats.begin(position().rules());
        save();
        screen.show(table);
        if (seats.anyHuman()) {
            screen.line("type a move, or 'help'");
            screen.line(savingInWords());
        }
    }

    /** The question for the player; empty if an engine has moved instead, or the session is over. */
    private Optional<String> nextQuestion() {
        AtomicReference<String> next = new AtomicReference<>();
        deadline.over(seats::progress, () -> {
            boolean over = outcome().isPresent();
            if (!over && !seats.isHuman(position().sideToMove())) {
                playEngineMove();
            } else if (over && !seats.anyHuman()) {
                finished = true;
            } else {
                next.set(
                        over
                                ? "over> "
                                : position().fullmoveNumber() + ". "
                                        + position().sideToMove().word() + "> ");
            }
        });
        return Optional.ofNullable(next.get());
    }

    private Position position() {
        return table.position();
    }

    private Optional<Outcome> outcome() {
        return table.game().outcome();
    }

    private void obey(String line) {
        String text = line.strip();
        boolean insists = text.equals(doubtful);
        doubtful = "";
        try {
            this.insists = insists;
            if (!text.isEmpty() && !text.startsWith("#") && !commands.execute(text)) {
                playTyped(text);
            }
        } catch (PlyspaceException refused) {
            screen.say(refused.getMessage());
        }
    }

    private void playTyped(String text) {
        if (outcome().isPresent()) {
            screen.sayOver(table);
            return;
        }
        TypedMove typed = TypedMove.read(position(), text, this::completions);
        typed.legal().ifPresentOrElse(legal -> play(legal, typed.remark()), () -> typed.answer(screen));
    }

    private void play(Verdict.Legal legal, String remark) {
        table.play(legal.move());
        changed();
        screen.remark(legal.remark());
        if (!remark.isEmpty()) {
            screen.line(remark);
        }
    }

    private void playEngineMove() {
        Side side = position().sideToMove();
        screen.flush();
        long move;
        try {
            move = seats.choose(table.game());
        } catch (EngineFailedException failed) {
            screen.line(side.word() + " loses: " + failed.getMessage());
            engineFailed = true;
            resign();
            return;
        }
        screen.line(position().fullmoveNumber() + ". " + side.word() + " plays "
                + position().words().text(move, Notation.MACHINE));
        table.play(move);
        save();
        if (seats.isHuman(side.opposite()) || outcome().isPresent()) {
            screen.show(table);
        }
    }

    /** Saves first, so that the move is safe even if printing fails. Prints the boards once per turn, after an engine's reply. */
    private void changed() {
        save();
        if (outcome().isPresent() || seats.isHuman(position().sideToMove())) {
            screen.show(table);
        }
    }

    private void save() {
        autosave.save(position().rules().variant().id(), table.record(seats.tags()));
        screen.flush();
    }

    /** Where the game is saved, as a clause to append to another message. */
    private String savingInWords() {
        if (autosave.isFailing()) {
            return "it is not saved, since " + autosave.name() + " cannot be written";
        }
        if (autosave.isOn()) {
            return "it is saved to " + autosave.name() + " after every move";
        }
        return autosave.keeps()
                ? "it is saved from the first move on, and 'save FILE' names a file for it"
                : "it is not saved until 'save FILE' names a file";
    }

    private void report(boolean done, String otherwise) {
        if (done) {
            changed();
        } else {
            screen.line(otherwise);
        }
    }

    private void save(String name) {
        if (!name.isEmpty()) {
            autosave.use(name);
        } else if (!autosave.isOn()) {
            screen.line("there is no file to save to; 'save FILE' names one");
            return;
        }
        save();
        screen.line(savingInWords());
    }

    private void load(String name) {
        if (wouldLose("load " + name)) {
            return;
        }
        GameFiles.Loaded loaded = autosave.load(name, position().rules());
        table = new OngoingGame(loaded.game(), Optional.of(loaded.record()));
        screen.show(table);
        screen.line("this is the game of " + name + "; " + savingInWords());
    }

    private void agreeDraw() {
        Side other = position().sideToMove().opposite();
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else if (!seats.isHuman(other)) {
            screen.line(other.word() + " is played by " + seats.player(other) + ", which does not agree to draws");
        } else {
            table.game().agreeDraw();
            changed();
        }
    }

    private void resign() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            table.resign();
            changed();
        }
    }

    /** Whether a command would lose a game without having been typed twice. */
    private boolean wouldLose(String command) {
        if (insists || !autosave.isLost(table.record(seats.tags()))) {
            return false;
        }
        doubtful = command;
        screen.line("the game is not saved; 'save FILE' keeps it, '" + Texts.shorten(command) + "' once more drops it");
        return true;
    }

    private void quit() {
        if (!wouldLose("quit")) {
            leave();
        }
    }

    /** Ends the session when there is nobody left to ask. */
    private void leave() {
        finished = true;
        if (!saySaved() && !insists && autosave.isLost(table.record(seats.tags()))) {
            screen.line("the game was not saved");
            lost = autosave.isUnkeepable();
        }
    }

    private boolean saySaved() {
        boolean saved = table.game().plies() > 0 && autosave.isKept();
        if (saved) {
            screen.line(
                    "the game is saved: 'plyspace play " + position().rules().setting() + " --resume' goes on with it");
        }
        return saved;
    }

    private void history() {
        screen.history(
                table.record(seats.tags()).line().moves(),
                table.game().start().fullmoveNumber(),
                table.game().start().side() == Side.WHITE);
    }

    private void hint() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            screen.say(adviser.hint(table.game()));
        }
    }

    private void evaluate() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            adviser.evaluation(table.game()).forEach(screen::line);
        }
    }

    private void setUp(String position) {
        Rules rules = position().rules();
        Setup start = position.equals("start") ? rules.start() : rules.read(position);
        rules.position(start, Purpose.GAME);
        if (wouldLose("setup " + position)) {
            return;
        }
        boolean wasSaved = table.game().plies() > 0 && autosave.isOn() && !autosave.isFailing();
        String before = autosave.name();
        table = new OngoingGame(new Game(rules, start), Optional.empty());
        autosave.begin();
        changed();
        screen.line((wasSaved
                        ? "the game before stays in " + before + "; this is another one, and "
                        : "this is a new game; ")
                + savingInWords());
    }
}
