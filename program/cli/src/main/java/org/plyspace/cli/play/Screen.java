package org.plyspace.cli.play;

import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Streams.Window;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.OngoingGame;
import org.plyspace.report.doc.Wrapping;

/** Prints what the players see. */
final class Screen {

    private static final int MOST_COMPLETIONS = 40;
    private static final int NARROWEST = 20;
    private static final int HELP_INDENT = 4;
    private static final int HELP_COLUMN = 16;

    private final Console console;
    /** The lines that a turn needs besides the boards: an empty one, the side to move, the last move, and the prompt. */
    private static final int OTHER_LINES = 4;

    private BoardStyle boardStyle;
    private int rows;
    /** Whether the output is a terminal, which would break lines within words. */
    private boolean wraps;

    /** Creates a screen with a board style, for a window with so many lines. */
    Screen(Console console, BoardStyle boardStyle, Window window) {
        this.console = console;
        this.boardStyle = boardStyle;
        this.rows = window.rows();
    }

    /** Fits all further output into a terminal. */
    void fit(Window window) {
        wraps = true;
        boardStyle = boardStyle.withWidth(Math.max(NARROWEST, window.columns()));
        rows = window.rows();
    }

    /** Shows the boards from the other side from now on. */
    void flip() {
        boardStyle = boardStyle.turned();
    }

    /**
     * Prints the boards in another view from now on.
     *
     * @throws org.plyspace.api.UsageException if there is no view of that name; nothing changes then
     */
    void view(OngoingGame table, String name) {
        BoardStyle other = boardStyle.withView(name);
        other.lines(table.scene());
        boardStyle = other;
    }

    void line(String text) {
        console.line(text);
    }

    /** Says why the game could not be saved. */
    void sayUnsaved(String reason) {
        line("the game is not saved; " + reason + "; 'save FILE' with another name may do");
    }

    /** Says something in words, wrapped between them at the terminal's width. */
    void say(String text) {
        if (wraps) {
            boardStyle.wrapped(text).forEach(this::line);
        } else {
            line(text);
        }
    }

    /** Says what made a move possible, if the rules have a remark on it. */
    void remark(String remark) {
        if (!remark.isEmpty()) {
            line(remark);
        }
    }

    /** Flushes the output before a wait that may be long. */
    void flush() {
        console.flush();
    }

    /** Prints the boards with the last move marked, and the side to move. */
    void show(OngoingGame table) {
        line("");
        boards(table).forEach(console::drawn);
        line(PositionReport.turn(table.position(), table.game().outcome()));
    }

    /** The lines of the boards, in the compact style if the window lacks the lines for the other. */
    private List<String> boards(OngoingGame table) {
        Scene scene = table.scene();
        List<String> lines = boardStyle.lines(scene);
        if (boardStyle.view().equals(BoardStyle.BOARDS) && lines.size() + OTHER_LINES > rows) {
            List<String> compact = boardStyle.withView(BoardStyle.COMPACT).lines(scene);
            return compact.size() < lines.size() ? compact : lines;
        }
        return lines;
    }

    /** Explains the symbols of the men and the brackets of marks. */
    void legend(OngoingGame table) {
        Scene scene = table.scene();
        boardStyle.legend(scene).forEach(this::line);
        BoardStyle.marks(scene).forEach(this::line);
    }

    /** Prints texts in columns, to be read downwards. */
    private void columns(List<String> texts) {
        int widest = texts.stream().mapToInt(String::length).max().orElse(0) + 2;
        int columns = Math.max(1, Math.min(texts.size(), boardStyle.width() / widest));
        int height = (texts.size() + columns - 1) / columns;
        for (int row = 0; row < height; row++) {
            StringBuilder line = new StringBuilder();
            for (int i = row; i < texts.size(); i += height) {
                line.append(texts.get(i))
                        .append(" ".repeat(widest - texts.get(i).length()));
            }
            line(line.toString().stripTrailing());
        }
    }

    /** Prints the moves played, numbered as in a game score. */
    void history(List<String> moves, int firstNumber, boolean whiteFirst) {
        if (moves.isEmpty()) {
            line("nothing was played yet");
            return;
        }
        StringBuilder text = new StringBuilder(whiteFirst ? "" : firstNumber + "... ");
        for (int ply = 0; ply < moves.size(); ply++) {
            int half = ply + (whiteFirst ? 0 : 1);
            text.append(half % 2 == 0 ? firstNumber + half / 2 + ". " : "")
                    .append(moves.get(ply))
                    .append(' ');
        }
        boardStyle.wrapped(text.toString().strip()).forEach(this::line);
    }

    /** Prints the legal moves: all, or those from a square, of a board or of a piece in hand. */
    void listMoves(OngoingGame table, String from) {
        if (table.game().outcome().isPresent()) {
            sayOver(table);
            return;
        }
        List<String> moves =
                from.isEmpty() ? MoveTexts.sorted(table.position()) : TypedMoves.described(table.position(), from);
        columns(moves);
        if (moves.isEmpty()) {
            line("no legal move begins at '" + Texts.shorten(from) + "'; 'moves' lists them all");
        }
    }

    /** Says that the game is over, and what the players can do next. */
    void sayOver(OngoingGame table) {
        line("the game is over: " + table.game().outcome().orElseThrow()
                + "; 'undo' takes it back, 'help' lists what else there is");
    }

    /**
     * Says why a typed move was not played, or how it could go on.
     *
     * @param position the position in which it was typed
     * @param completions the texts that can be typed now
     */
    void explain(Position position, String text, Verdict verdict, List<String> completions) {
        boolean unreadable = verdict instanceof Verdict.Malformed;
        List<String> longer = unreadable
                ? completions.stream().filter(c -> c.startsWith(text)).toList()
                : List.of();
        if (longer.isEmpty()) {
            say(TypedMoves.reason(position, text, verdict)
                    + (unreadable ? NearestMatch.question(text, completions) : ""));
        } else {
            choices(text, longer);
        }
    }

    /** Prints the meanings that a text can have, without signs of check, with which most moves would be listed twice. */
    void choices(String text, List<String> all) {
        List<String> bare = all.stream()
                .map(move -> move.replaceFirst("[+#]+$", ""))
                .distinct()
                .toList();
        say("'" + Texts.shorten(text) + "' could be: "
                + String.join(", ", bare.subList(0, Math.min(bare.size(), MOST_COMPLETIONS)))
                + (bare.size() > MOST_COMPLETIONS ? ", ..." : ""));
    }

    void help(Commands commands) {
        line("a move, as 'moves' lists them, or:");
        commands.help().forEach((form, text) -> {
            String head = " ".repeat(HELP_INDENT) + form + " ".repeat(Math.max(1, HELP_COLUMN - form.length()));
            int room = Math.max(NARROWEST, boardStyle.width() - head.length());
            List<String> lines = wraps ? Wrapping.betweenWords(text, room) : List.of(text);
            line(head + lines.get(0));
            lines.stream().skip(1).forEach(rest -> line(" ".repeat(head.length()) + rest));
        });
    }
}
