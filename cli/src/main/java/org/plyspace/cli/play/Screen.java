package org.plyspace.cli.play;

import java.util.List;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.PositionReport;

/** What the players see. */
final class Screen {

    private static final int MOST_COMPLETIONS = 40;

    private final Output output;
    private final int width;

    /** With the characters that boards may take side by side. */
    Screen(Output output, int width) {
        this.output = output;
        this.width = width;
    }

    void line(String text) {
        output.line(text);
    }

    /** Why something was not done, on one line whatever characters it quotes. */
    void refuse(String reason) {
        line(Texts.printable(reason));
    }

    /** What made a move possible, where the rules have something to say of it. */
    void remark(String remark) {
        if (!remark.isEmpty()) {
            line(Texts.printable(remark));
        }
    }

    /** Hands what was said to the terminal, which the program may wait at for long. */
    void flush() {
        output.flush();
    }

    /** The boards, the last move marked, and whose turn it is. */
    void show(Table table) {
        line("");
        PositionReport.boards(table.position(), table.lastMove(), width).forEach(this::line);
        line(PositionReport.turn(table.position(), table.game().outcome()));
    }

    /** The legal moves, all or those from a square, of a board or of a piece in hand. */
    void listMoves(Table table, String from) {
        if (table.game().outcome().isPresent()) {
            sayOver(table);
            return;
        }
        List<String> moves = TypedMoves.described(table.position(), from);
        moves.forEach(this::line);
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
     * @param completions what can be typed at the moment
     */
    void explain(String text, Verdict verdict, List<String> completions) {
        boolean unreadable = verdict instanceof Verdict.Malformed;
        List<String> longer = unreadable
                ? completions.stream().filter(c -> c.startsWith(text)).toList()
                : List.of();
        if (longer.isEmpty()) {
            refuse(TypedMoves.reason(text, verdict) + (unreadable ? NearestMatch.question(text, completions) : ""));
        } else {
            line("'" + text + "' could be: "
                    + String.join(", ", longer.subList(0, Math.min(longer.size(), MOST_COMPLETIONS)))
                    + (longer.size() > MOST_COMPLETIONS ? ", ..." : ""));
        }
    }

    void help(Commands commands) {
        line("a move, as 'moves' lists them, or:");
        commands.help().forEach(line -> line("    " + line));
    }
}
