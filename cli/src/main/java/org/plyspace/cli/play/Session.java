package org.plyspace.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.NearestMatch;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.record.RecordFile;

/** One sitting: asks whose turn it is, plays what they say, shows the boards, saves after every move. For one use. */
final class Session {

    private static final int MOST_COMPLETIONS = 40;

    private final Players players;
    private final GameFiles files;
    private final Autosave autosave;
    private final Output output;
    private final int width;
    private final Commands commands = new Commands();
    private Table table;
    private boolean finished;

    /** Takes over a table and a file to save to. */
    Session(Table table, Players players, GameFiles files, Optional<RecordFile> file, Output output, int width) {
        this.table = table;
        this.players = players;
        this.files = files;
        this.autosave = new Autosave(file, output);
        this.output = output;
        this.width = width;
        addCommands();
    }

    private void addCommands() {
        commands.add("undo", "takes back your last move and what was answered", argument -> undo())
                .add("redo", "makes moves taken back again", argument -> redo())
                .add("moves [from]", "lists the legal moves, all or those of one square or board", this::listMoves)
                .add("show", "shows the boards", argument -> show())
                .add(
                        "fen",
                        "prints the position as text",
                        argument -> output.line(position().words().text()))
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
        show();
        changed();
        while (!finished) {
            boolean over = outcome().isPresent();
            if (!over && !players.isHuman(position().sideToMove())) {
                playRandomMove();
            } else if (over && !players.anyHuman()) {
                finished = true;
            } else {
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
            output.line(refused.getMessage());
        }
    }

    private void playTyped(String text) {
        if (outcome().isPresent()) {
            output.line(
                    "the game is over: " + outcome().get() + "; 'undo' takes it back, 'help' lists what else there is");
            return;
        }
        Verdict verdict = TypedMoves.judge(position(), text);
        if (verdict instanceof Verdict.Legal legal) {
            table.play(legal.move());
            show();
            changed();
        } else {
            explain(text, verdict);
        }
    }

    /** Says why not, or how what was typed could go on. */
    private void explain(String text, Verdict verdict) {
        List<String> longer = verdict instanceof Verdict.Malformed
                ? completions().stream().filter(c -> c.startsWith(text)).toList()
                : List.of();
        if (longer.isEmpty()) {
            output.line(TypedMoves.reason(text, verdict)
                    + (verdict instanceof Verdict.Malformed ? NearestMatch.question(text, completions()) : ""));
        } else {
            output.line("'" + text + "' could be: "
                    + String.join(", ", longer.subList(0, Math.min(longer.size(), MOST_COMPLETIONS)))
                    + (longer.size() > MOST_COMPLETIONS ? ", ..." : ""));
        }
    }

    private void playRandomMove() {
        Side side = position().sideToMove();
        long move = players.choose(position());
        output.line(position().fullmoveNumber() + ". " + side.word() + " plays "
                + position().words().text(move, Notation.MACHINE));
        table.play(move);
        changed();
        if (players.isHuman(side.opposite()) || outcome().isPresent()) {
            show();
        }
    }

    private void changed() {
        autosave.save(table.record(players));
        output.flush();
    }

    private void show() {
        output.line("");
        PositionReport.boards(position(), table.lastMove(), width).forEach(output::line);
        output.line(PositionReport.turn(position(), outcome()));
    }

    private void undo() {
        report(table.undo(players), "there is nothing of yours to take back");
    }

    private void redo() {
        report(table.redo(players), "there is nothing to make again");
    }

    private void report(boolean done, String otherwise) {
        if (done) {
            show();
            changed();
        } else {
            output.line(otherwise);
        }
    }

    private void listMoves(String from) {
        List<String> moves = outcome().isPresent() ? List.of() : TypedMoves.described(position(), from);
        moves.forEach(output::line);
        if (moves.isEmpty()) {
            output.line(
                    outcome().map(end -> "the game is over: " + end).orElse("no legal move begins at '" + from + "'"));
        }
    }

    private void save(String name) {
        if (name.isEmpty() && autosave.name().isEmpty()) {
            output.line("there is no file to save to; 'save FILE' names one");
            return;
        }
        if (!name.isEmpty()) {
            autosave.use(Optional.of(files.toSave(name, autosave.name())));
        }
        changed();
        output.line("saved to " + autosave.name() + ", and after every move from now on");
    }

    private void load(String name) {
        if (name.isEmpty()) {
            output.line("load which game? 'load FILE' names one");
            return;
        }
        GameFiles.Loaded loaded = files.load(name, position().rules());
        table = new Table(loaded.game(), Optional.of(loaded.record()));
        boolean wasSaved = !autosave.name().isEmpty();
        autosave.use(Optional.empty());
        show();
        output.line("loaded " + name + (wasSaved ? "; it is not saved until 'save FILE' names a file" : ""));
    }

    private void agreeDraw() {
        if (outcome().isPresent()) {
            output.line("the game is over: " + outcome().get());
        } else if (!players.isHuman(position().sideToMove().opposite())) {
            output.line(position().sideToMove().opposite().word() + " plays at random and agrees to nothing");
        } else {
            table.game().agreeDraw();
            report(true, "");
        }
    }

    private void resign() {
        if (outcome().isPresent()) {
            output.line("the game is over: " + outcome().get());
        } else {
            table.game().resign(position().sideToMove());
            report(true, "");
        }
    }

    private void help() {
        output.line("a move, as 'moves' lists them, or:");
        commands.help().forEach(line -> output.line("    " + line));
    }
}
