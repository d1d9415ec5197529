package org.plyspace.cli.play;

import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Window;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.Table;

/** What the players see. */
final class Screen {

    private static final int MOST_COMPLETIONS = 40;
    private static final int NARROWEST = 20;

    private final Output output;
    /** Lines that a turn needs besides the boards: an empty one, whose turn it is, what was played, the prompt. */
    private static final int OTHER_LINES = 4;

    private BoardStyle boardStyle;
    private int rows;
    /** Whether somebody looks at a terminal, which would break lines within words. */
    private boolean wraps;

    /** With how boards are printed, and how many lines are seen at once. */
    Screen(Output output, BoardStyle boardStyle, Window window) {
        this.output = output;
        this.boardStyle = boardStyle;
        this.rows = window.rows();
    }

    /** Fits what is printed from now on into a terminal. */
    void fit(Window window) {
        wraps = true;
        boardStyle = boardStyle.withWidth(Math.max(NARROWEST, window.columns()));
        rows = window.rows();
    }

    /** Seen from the other side from now on. */
    void flip() {
        boardStyle = boardStyle.turned();
    }

    /**
     * Printed in another view from now on.
     *
     * @throws org.plyspace.api.UsageException if there is none of that name; all stays as it was then
     */
    void view(Table table, String name) {
        BoardStyle other = boardStyle.withView(name);
        other.lines(table.scene());
        boardStyle = other;
    }

    void line(String text) {
        output.line(text);
    }

    /** Why the game could not be saved. */
    void sayUnsaved(String reason) {
        line("the game is not saved; " + reason + "; 'save FILE' with another name may do");
    }

    /** Why something was not done; what it quotes breaks no line, the width of a terminal does, between words. */
    void refuse(String reason) {
        if (wraps) {
            boardStyle.wrapped(reason).forEach(this::line);
        } else {
            line(reason);
        }
    }

    /** What made a move possible, where the rules have something to say of it. */
    void remark(String remark) {
        if (!remark.isEmpty()) {
            line(remark);
        }
    }

    /** Hands what was said to the terminal, which the program may wait at for long. */
    void flush() {
        output.flush();
    }

    /** The boards, the last move marked, and whose turn it is. */
    void show(Table table) {
        line("");
        boards(table).forEach(output::drawn);
        line(PositionReport.turn(table.position(), table.game().outcome()));
    }

    /** Compact where that saves lines that are not there. */
    private List<String> boards(Table table) {
        Scene scene = table.scene();
        List<String> lines = boardStyle.lines(scene);
        if (boardStyle.view().equals(BoardStyle.BOARDS) && lines.size() + OTHER_LINES > rows) {
            List<String> compact = boardStyle.withView(BoardStyle.COMPACT).lines(scene);
            return compact.size() < lines.size() ? compact : lines;
        }
        return lines;
    }

    /** What the symbols of men and the brackets of marks mean. */
    void legend(Table table) {
        Scene scene = table.scene();
        boardStyle.legend(scene).forEach(this::line);
        BoardStyle.marks(scene).forEach(this::line);
    }

    /** Texts in columns, read downwards. */
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

    /** The moves played, numbered as games are written. */
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

    /** The legal moves, all or those from a square, of a board or of a piece in hand. */
    void listMoves(Table table, String from) {
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

    /** Says that the game is over, and what can be done then. */
    void sayOver(Table table) {
        line("the game is over: " + table.game().outcome().orElseThrow()
                + "; 'undo' takes it back, 'help' lists what else there is");
    }

    /**
     * Says why a typed move was not played, or how it could go on.
     *
     * @param position in which it was typed
     * @param completions what can be typed at the moment
     */
    void explain(Position position, String text, Verdict verdict, List<String> completions) {
        boolean unreadable = verdict instanceof Verdict.Malformed;
        List<String> longer = unreadable
                ? completions.stream().filter(c -> c.startsWith(text)).toList()
                : List.of();
        if (longer.isEmpty()) {
            refuse(TypedMoves.reason(position, text, verdict)
                    + (unreadable ? NearestMatch.question(text, completions) : ""));
        } else {
            choices(text, longer);
        }
    }

    /** How a text can be meant, signs of check left out, with which most moves would be there twice. */
    void choices(String text, List<String> all) {
        List<String> bare = all.stream()
                .map(move -> move.replaceFirst("[+#]+$", ""))
                .distinct()
                .toList();
        refuse("'" + Texts.shorten(text) + "' could be: "
                + String.join(", ", bare.subList(0, Math.min(bare.size(), MOST_COMPLETIONS)))
                + (bare.size() > MOST_COMPLETIONS ? ", ..." : ""));
    }

    void help(Commands commands) {
        line("a move, as 'moves' lists them, or:");
        commands.help().forEach(line -> line("    " + line));
    }
}
