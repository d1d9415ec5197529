package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.Table;
import org.plyspace.lab.advice.Adviser;
import org.plyspace.lab.player.PlayerException;
import org.plyspace.lab.player.Players;

/** One sitting: asks whose turn it is, plays what they say, shows the boards, saves after every move. For one use. */
final class Session {

    private static final String START = "start";

    private final Players players;
    private final Autosave autosave;
    private final Screen screen;
    private final Commands commands;
    private final Adviser adviser = new Adviser();
    private Table table;
    private boolean finished;
    /** The command that would drop a game unsaved, if it was typed just now. */
    private String doubtful = "";
    /** Whether it was typed again. */
    private boolean insists;

    /** Takes over a table. */
    Session(Table table, Players players, Autosave autosave, Screen screen) {
        this.table = table;
        this.players = players;
        this.autosave = autosave;
        this.screen = screen;
        this.commands = commands();
    }

    private Commands commands() {
        return new Commands()
                .add("undo", "takes back your last move and what was answered", argument -> undo())
                .add("redo", "makes moves taken back again", argument -> redo())
                .add(
                        "moves [from]",
                        "lists the legal moves, all or those of one square, board or piece in hand",
                        this::listMoves)
                .add("why move", "says whether a move is legal, and if not, why not", this::explain)
                .add("hint", "says what a search takes for best play, and who is ahead", argument -> hint())
                .add("eval", "says what the board is worth at a glance, and after a search", argument -> evaluate())
                .add("history", "lists the moves played", argument -> history())
                .add("show", "shows the boards", argument -> screen.show(table))
                .add("flip", "shows them from the other side", argument -> flip())
                .add("view name", "shows them as boards, compact, flat, or edge:NAME", this::view)
                .add("legend", "says what symbols and marks mean", argument -> screen.legend(table))
                .add("fen", "prints the position as text", argument -> printText())
                .add("setup position", "begins a new game from a position's text, or from the 'start'", this::setUp)
                .add("save [file]", "saves now, and after every move from now on", this::save)
                .add("load file", "goes on with the game in a file", this::load)
                .add("draw", "agrees to a draw", argument -> agreeDraw())
                .add("resign", "gives the game up", argument -> resign())
                .add("help", "prints this", argument -> help())
                .add("quit", "ends the sitting", argument -> quit())
                .synonym("exit", "quit")
                .synonym("?", "help");
    }

    /** What can be typed at the moment. */
    List<String> completions() {
        List<String> texts = new ArrayList<>(commands.words());
        if (outcome().isEmpty()) {
            texts.addAll(TypedMoves.completions(position()));
        }
        return texts;
    }

    /**
     * Plays until somebody quits, input ends, or two machines have finished; whether all is saved that should be.
     *
     * @param followsTerminal whether the boards take the terminal's width, also when it changes
     */
    boolean run(Prompt prompt, boolean followsTerminal) {
        Runnable fit = () -> prompt.window().filter(any -> followsTerminal).ifPresent(screen::fit);
        fit.run();
        players.begin(position().rules());
        save();
        screen.show(table);
        if (players.anyHuman()) {
            screen.line("type a move, or 'help'");
            screen.line(savingInWords());
        }
        while (!finished) {
            boolean over = outcome().isPresent();
            if (!over && !players.isHuman(position().sideToMove())) {
                playMachineMove();
            } else if (over && !players.anyHuman()) {
                finished = true;
            } else {
                screen.flush();
                Optional<String> line = prompt.ask(question(over));
                fit.run();
                line.ifPresentOrElse(this::obey, this::leave);
            }
        }
        return !autosave.isFailing();
    }

    private String question(boolean over) {
        return over
                ? "over> "
                : position().fullmoveNumber() + ". " + position().sideToMove().word() + "> ";
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
            screen.refuse(refused.getMessage());
        }
    }

    private void playTyped(String text) {
        if (outcome().isPresent()) {
            screen.sayOver(table);
            return;
        }
        Verdict verdict = TypedMoves.judge(position(), text);
        if (verdict instanceof Verdict.Legal legal) {
            table.play(legal.move());
            changed();
            screen.remark(legal.remark());
        } else {
            screen.explain(text, verdict, completions());
        }
    }

    private void playMachineMove() {
        Side side = position().sideToMove();
        screen.flush();
        long move;
        try {
            move = players.choose(table.game());
        } catch (PlayerException failed) {
            screen.line(side.word() + " loses: " + failed.getMessage());
            resign();
            return;
        }
        screen.line(position().fullmoveNumber() + ". " + side.word() + " plays "
                + position().words().text(move, Notation.MACHINE));
        table.play(move);
        save();
        if (players.isHuman(side.opposite()) || outcome().isPresent()) {
            screen.show(table);
        }
    }

    /** Saves first: whatever comes of the showing, the move is kept. One picture a turn: a machine's answer is waited for. */
    private void changed() {
        save();
        if (outcome().isPresent() || players.isHuman(position().sideToMove())) {
            screen.show(table);
        }
    }

    private void save() {
        autosave.save(position().rules().variant().id(), table.record(players.tags()));
        screen.flush();
    }

    /** Where the game goes, after whatever else is said. */
    private String savingInWords() {
        if (autosave.isFailing()) {
            return "it is not saved, since " + autosave.name() + " cannot be written";
        }
        if (autosave.isOn()) {
            return "it is saved to " + autosave.name() + " after every move";
        }
        return autosave.keeps()
                ? "it is kept from the first move on, and 'save FILE' names a file for it"
                : "it is not saved until 'save FILE' names a file";
    }

    private void undo() {
        report(table.undo(players::isHuman), "there is nothing of yours to take back");
    }

    private void redo() {
        report(table.redo(players::isHuman), "there is nothing to make again");
    }

    private void report(boolean done, String otherwise) {
        if (done) {
            changed();
        } else {
            screen.line(otherwise);
        }
    }

    private void listMoves(String from) {
        screen.listMoves(table, from);
    }

    private void printText() {
        screen.line(position().words().text());
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
        table = new Table(loaded.game(), Optional.of(loaded.record()));
        screen.show(table);
        screen.line("this is the game of " + name + "; " + savingInWords());
    }

    private void agreeDraw() {
        Side other = position().sideToMove().opposite();
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else if (!players.isHuman(other)) {
            screen.line(other.word() + " is played by " + players.player(other) + ", which agrees to nothing");
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

    /** Whether a game would be lost that nobody has said twice to drop. */
    private boolean wouldLose(String command) {
        if (insists || !autosave.isLost(table.record(players.tags()))) {
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

    /** Nobody is left to ask. */
    private void leave() {
        finished = true;
        if (table.game().plies() > 0 && autosave.isKept()) {
            screen.line("the game is kept: 'plyspace play " + position().rules().spec() + " --resume' goes on with it");
        } else if (!insists && autosave.isLost(table.record(players.tags()))) {
            screen.line("the game was not saved");
        }
    }

    private void explain(String move) {
        screen.refuse(TypedMoves.answer(position(), move));
    }

    private void history() {
        screen.history(
                table.record(players.tags()).line().moves(),
                table.game().start().fullmoveNumber(),
                table.game().start().side() == Side.WHITE);
    }

    private void hint() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            screen.line(adviser.hint(table.game()));
        }
    }

    private void evaluate() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            adviser.evaluation(table.game()).forEach(screen::line);
        }
    }

    private void flip() {
        screen.flip();
        screen.show(table);
    }

    private void view(String name) {
        screen.view(table, name);
        screen.show(table);
    }

    private void setUp(String position) {
        Rules rules = position().rules();
        Setup start = position.equals(START) ? rules.start() : rules.read(position);
        rules.position(start, Purpose.GAME);
        if (wouldLose("setup " + position)) {
            return;
        }
        table = new Table(new Game(rules, start), Optional.empty());
        autosave.begin();
        changed();
    }

    private void help() {
        screen.help(commands);
    }
}
