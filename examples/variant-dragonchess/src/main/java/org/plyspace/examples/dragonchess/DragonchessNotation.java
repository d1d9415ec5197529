package org.plyspace.examples.dragonchess;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.notation.MoveFinder;
import org.plyspace.movegen.notation.SourceNotation;

/** {@code R1d4}, {@code PxR}, {@code S/1g2-1h3}, {@code W/2b2x2c3} (dragonchess.md 6). */
final class DragonchessNotation implements SourceNotation {

    private static final String CITATION = "dragonchess.md 6";
    private static final Pattern FORM = Pattern.compile("(?<man>[A-Z])(/(?<from>[1-3][a-l][1-8])-?)?"
            + "(?<capture>x)?((?<to>[1-3][a-l][1-8])|(?<victim>[A-Z]))[+#]?");

    @Override
    public Notation notation() {
        return new Notation("source", "notation of Jackman's games", true);
    }

    @Override
    public String checkMark(boolean mate) {
        return mate ? "#" : "+";
    }

    @Override
    public String write(Position position, long move) {
        String man = symbol(position, Move.piece(move));
        String to = DragonchessVariant.name(Move.to(move));
        if (!Move.isCapture(move)) {
            return is(position, likeMove(move), move) ? man + to : man + "/" + from(move) + "-" + to;
        }
        String victim = symbol(position, Move.captured(move));
        if (is(position, likeCapture(move), move)) {
            return man + "x" + victim;
        }
        return is(position, likeMove(move), move) ? man + "x" + to : man + "/" + from(move) + "x" + to;
    }

    private static String symbol(Position position, int code) {
        return position.rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    private static String from(long move) {
        return DragonchessVariant.name(Move.from(move));
    }

    /** Whether no other legal move fits a description. */
    private static boolean is(Position position, LongPredicate described, long move) {
        return new MoveFinder(position)
                .legal(described).stream().allMatch(other -> Move.from(other) == Move.from(move)
                        && Move.to(other) == Move.to(move));
    }

    private static LongPredicate likeMove(long move) {
        return other -> Move.piece(other) == Move.piece(move)
                && Move.to(other) == Move.to(move)
                && Move.isCapture(other) == Move.isCapture(move);
    }

    private static LongPredicate likeCapture(long move) {
        return other -> Move.piece(other) == Move.piece(move) && Move.captured(other) == Move.captured(move);
    }

    @Override
    public Verdict judge(Position position, String text) {
        Matcher form = FORM.matcher(text);
        int man = form.matches() ? type(position, form.group("man")) : -1;
        int victim = man >= 0 && form.group("victim") != null ? type(position, form.group("victim")) : -1;
        boolean readable = man >= 0 && (form.group("to") != null || (form.group("capture") != null && victim >= 0));
        if (!readable) {
            return new Verdict.Malformed(
                    "'" + Texts.shorten(text) + "': expected the letter of a man and a square or a victim, such as R1d4, PxR,"
                            + " S/1g2-1h3 or W/2b2x2c3 (" + CITATION + ")",
                    0);
        }
        boolean capture = form.group("capture") != null;
        String from = form.group("from");
        LongPredicate wanted = move -> capture == Move.isCapture(move) && (from == null || from.equals(from(move)));
        MoveFinder finder = new MoveFinder(position);
        if (form.group("to") != null) {
            return finder.judge(man, DragonchessVariant.cell(form.group("to")), wanted, text, CITATION);
        }
        List<Long> found = finder.legal(move -> wanted.test(move)
                && Piece.type(Move.piece(move)) == man
                && Piece.type(Move.captured(move)) == victim);
        if (found.size() == 1) {
            return new Verdict.Legal(found.get(0));
        }
        return new Verdict.Illegal(
                found.isEmpty() ? Refusal.NOBODY_CAN : Refusal.AMBIGUOUS,
                text + (found.isEmpty() ? ": there is no such capture" : " is ambiguous: several captures fit"),
                CITATION);
    }

    private static int type(Position position, String symbol) {
        return position.rules().pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(PieceType::index)
                .findFirst()
                .orElse(-1);
    }
}
