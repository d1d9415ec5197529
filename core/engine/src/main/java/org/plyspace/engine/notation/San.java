package org.plyspace.engine.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/**
 * Standard algebraic notation for any rules: {@code Nbd2}, {@code exd5}, {@code e8=Q+}. For orthodox chess it is exactly that
 * of the PGN standard. The origin is given by as much of its square's name as distinguishes the move from all others: file,
 * rank, level, two of these, or all. Drops are written {@code P@e4}, captures from afar {@code e4@f5}, since an asterisk ends a game in PGN; castling, board moves and everything else that is not a
 * step from square to square are written in machine form. A live view of the position; confined to its thread.
 */
public final class San {

    /** The largest number of moves listed for an ambiguous text. */
    private static final int MOST_NAMED = 12;

    private final Position position;
    private final SanForm form;
    private final MoveList legal = new MoveList();

    /** Creates a view of a position, which follows its moves. */
    public San(Position position) {
        this.position = position;
        this.form = new SanForm(position);
    }

    /** The text of a legal move, with its mark of check or mate. The position is unchanged afterwards. */
    public String text(long move) {
        list();
        return text(move, form.isStep(move) ? rivals(form.group(move)) : List.of());
    }

    /** All legal moves with their texts, in the order of {@link Position#legalMoves}. The position is unchanged afterwards. */
    public Map<Long, String> texts() {
        list();
        Map<String, List<Long>> groups = new HashMap<>();
        List<Long> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            long move = legal.get(i);
            moves.add(move);
            if (form.isStep(move)) {
                groups.computeIfAbsent(form.group(move), any -> new ArrayList<>())
                        .add(move);
            }
        }
        Map<Long, String> texts = new LinkedHashMap<>();
        moves.forEach(move ->
                texts.put(move, text(move, form.isStep(move) ? groups.get(form.group(move)) : List.of())));
        return texts;
    }

    private void list() {
        legal.clear();
        position.legalMoves(legal);
    }

    private List<Long> rivals(String group) {
        List<Long> rivals = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            long move = legal.get(i);
            if (form.isStep(move) && form.group(move).equals(group)) {
                rivals.add(move);
            }
        }
        return rivals;
    }

    /**
     * @param alike all steps whose texts may resemble this one's, itself included
     */
    private String text(long move, List<Long> alike) {
        String text = switch (Move.kind(move)) {
            case Move.DROP -> form.drop(move);
            case Move.FROM_AFAR -> form.afar(move);
            default -> form.isStep(move) ? step(move, alike) : form.machine(move);
        };
        position.make(move);
        String mark = position.inCheck() ? isMate() ? "#" : "+" : "";
        position.unmake();
        return text + mark;
    }

    private boolean isMate() {
        return !position.hasLegalMove() && position.endingWithoutMove().reason().equals(Outcome.CHECKMATE);
    }

    private String step(long move, List<Long> alike) {
        return form.ways(move).stream()
                .filter(text -> isClear(text, move, alike))
                .findFirst()
                .orElseGet(() -> form.machine(move));
    }

    private boolean isClear(String text, long move, List<Long> alike) {
        return alike.stream().noneMatch(other -> other != move && form.fit(text, other) == SanForm.Fit.EXACT);
    }

    /** The legal moves that a text fits exactly, or if there are none, loosely. */
    List<Long> meant(SanText text) {
        List<Long> exact = new ArrayList<>();
        List<Long> loose = new ArrayList<>();
        list();
        for (int i = 0; i < legal.size(); i++) {
            long move = legal.get(i);
            SanForm.Fit fit = form.fit(text, move);
            if (fit != SanForm.Fit.NONE) {
                (fit == SanForm.Fit.EXACT ? exact : loose).add(move);
            }
        }
        return exact.isEmpty() ? loose : exact;
    }

    /**
     * The verdict on a text in this notation. Marks of check, {@code x} and {@code =} may be missing, {@code x} may be
     * superfluous, more of the origin than needed may be given, and {@code !?} may follow, as may {@code e.p.} where it is
     * true.
     *
     * @return malformed if the text names no target
     */
    public Verdict judge(String typed) {
        SanText text = SanText.of(typed);
        List<Long> meant = meant(text);
        return switch (meant.size()) {
            case 0 -> refused(text);
            case 1 -> new Verdict.Legal(meant.get(0));
            default -> ambiguous(text, meant);
        };
    }

    private Verdict refused(SanText text) {
        List<Long> otherwise = text.enPassant() ? meant(text.withoutPassing()) : List.of();
        return otherwise.isEmpty()
                ? new SanReasons(position, form.squares).of(text)
                : new Verdict.Illegal(
                                Refusal.NOTHING_TO_CAPTURE,
                                text.typed() + ": nothing is captured en passant; leave out the e.p.",
                                "")
                        .mark(Role.TARGET, Move.to(otherwise.get(0)));
    }

    /** The single legal move that a text can mean, or {@link Move#NONE}. */
    public long find(String typed) {
        List<Long> meant = meant(SanText.of(typed));
        return meant.size() == 1 ? meant.get(0) : Move.NONE;
    }

    private Verdict.Illegal ambiguous(SanText text, List<Long> meant) {
        String more = meant.size() > MOST_NAMED ? " or " + (meant.size() - MOST_NAMED) + " more" : "";
        String candidates =
                meant.stream().limit(MOST_NAMED).map(this::text).sorted().collect(Collectors.joining(" or "));
        return new Verdict.Illegal(
                        Refusal.AMBIGUOUS, text.typed() + " is ambiguous: it could be " + candidates + more, "")
                .mark(Role.TARGET, Move.to(meant.get(0)));
    }
}
