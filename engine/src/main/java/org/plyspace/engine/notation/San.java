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
 * Standard algebraic notation of a position's moves, whatever its rules: {@code Nbd2}, {@code exd5}, {@code e8=Q+}. Of orthodox chess it
 * is that of the PGN standard to the letter. A man's origin is told by as much of its square's name as tells the move from all others:
 * file, rank, level, two of these, all. Drops are written {@code P@e4}; castling, moves of boards and whatever else is no step from
 * square to square are written in machine form. A live view of the position; confined to its thread.
 */
public final class San {

    /** How many moves a text that could be several is answered with. */
    private static final int MOST_NAMED = 12;

    private final Position position;
    private final SanForm form;
    private final MoveList legal = new MoveList();

    /** Of a position, whatever moves are made on it. */
    public San(Position position) {
        this.position = position;
        this.form = new SanForm(position);
    }

    /** A legal move, with its mark of check or mate. The position is as before afterwards. */
    public String text(long move) {
        list();
        return text(move, form.isStep(move) ? rivals(form.group(move)) : List.of());
    }

    /** All legal moves with their texts, in the order of {@link Position#legalMoves}. The position is as before afterwards. */
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

    /** @param alike all steps whose texts may be like this one's, itself among them */
    private String text(long move, List<Long> alike) {
        String text = switch (Move.kind(move)) {
            case Move.DROP -> form.drop(move);
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
        for (String text : form.ways(move)) {
            if (isClear(text, move, alike)) {
                return text;
            }
        }
        return form.machine(move);
    }

    private boolean isClear(String text, long move, List<Long> alike) {
        for (long other : alike) {
            if (other != move && form.fit(text, other) == SanForm.Fit.EXACT) {
                return false;
            }
        }
        return true;
    }

    /** The legal moves that a text can mean: those that it fits to the letter, else those that it fits loosely. */
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
     * What the rules say of a text in this notation. Marks of check, {@code x} and {@code =} may be missing, {@code x} may be there though nothing
     * is captured, more of the origin than is needed may be told, and {@code !?} may follow, and {@code e.p.} where that is so.
     *
     * @return malformed if it names no square to go to
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
                ? new SanReasons(position, form.squares()).of(text)
                : new Verdict.Illegal(
                                Refusal.NOTHING_TO_CAPTURE,
                                text.typed() + ": nothing is captured en passant; leave out the e.p.",
                                "")
                        .mark(Role.TARGET, Move.to(otherwise.get(0)));
    }

    /** The legal move that a text means and no other, or {@link Move#NONE}. */
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
