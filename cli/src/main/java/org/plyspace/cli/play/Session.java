package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** One sitting: asks whose turn it is, plays what they say, shows the boards, saves after every move. For one use. */
final class Session {

    private final Players players;
    private final Autosave autosave;
    private final Screen screen;
    private final Commands commands;
    private Table table;
    private boolean finished;

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
                .add("show", "shows the boards", argument -> screen.show(table))
                .add("fen", "prints the position as text", argument -> printText())
                .add("save [file]", "saves now, and after every move from now on", this::save)
                .add("load file", "goes on with the game in a file", this::load)
                .add("draw", "agrees to a draw", argument -> agreeDraw())
                .add("resign", "gives the game up", argument -> resign())
                .add("help", "prints this", argument -> help())
                .add("quit", "ends the sitting", argument -> finished = true);
    }

    /** What can be typed at the moment. */
    List<String> completions() {
        List<String> texts = new ArrayList<>(commands.words());
        if (outcome().isEmpty()) {
            texts.addAll(TypedMoves.completions(position()));
        }
        return texts;
    }

    /** Plays until somebody quits, input ends, or two random players have finished. */
    void run(Prompt prompt) {
        save();
        screen.show(table);
        if (players.anyHuman()) {
            screen.line("type a move, or 'help'; " + autosave.inWords());
        }
        while (!finished) {
            boolean over = outcome().isPresent();
            if (!over && !players.isHuman(position().sideToMove())) {
                playRandomMove();
            } else if (over && !players.anyHuman()) {
                finished = true;
            } else {
                screen.flush();
                prompt.ask(question(over)).ifPresentOrElse(this::obey, () -> finished = true);
            }
        }
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
        try {
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

    private void playRandomMove() {
        Side side = position().sideToMove();
        long move = players.choose(position());
        screen.line(position().fullmoveNumber() + ". " + side.word() + " plays "
                + position().words().text(move, Notation.MACHINE));
        table.play(move);
        save();
        if (players.isHuman(side.opposite()) || outcome().isPresent()) {
            screen.show(table);
        }
    }

    /** Saves first: whatever comes of the showing, the move is kept. */
    private void changed() {
        save();
        screen.show(table);
    }

    private void save() {
        autosave.save(table.record(players));
        screen.flush();
    }

    private void undo() {
        report(table.undo(players), "there is nothing of yours to take back");
    }

    private void redo() {
        report(table.redo(players), "there is nothing to make again");
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
        screen.line(autosave.inWords());
        save();
    }

    private void load(String name) {
        GameFiles.Loaded loaded = autosave.load(name, position().rules());
        table = new Table(loaded.game(), Optional.of(loaded.record()));
        screen.show(table);
        screen.line("this is the game of " + name + "; " + autosave.inWords());
    }

    private void agreeDraw() {
        Side other = position().sideToMove().opposite();
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else if (!players.isHuman(other)) {
            screen.line(other.word() + " plays at random and agrees to nothing");
        } else {
            table.game().agreeDraw();
            changed();
        }
    }

    private void resign() {
        if (outcome().isPresent()) {
            screen.sayOver(table);
        } else {
            table.game().resign(position().sideToMove());
            changed();
        }
    }

    private void help() {
        screen.help(commands);
    }
}
