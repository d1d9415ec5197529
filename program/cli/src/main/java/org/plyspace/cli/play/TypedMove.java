package org.plyspace.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.TypedMoves;

/** The legal move that a typed text means, in whole or in part, or else what to answer. */
final class TypedMove {

    private final Position position;
    private final String text;
    private final Supplier<List<String>> completions;

    private Optional<Verdict.Legal> legal = Optional.empty();
    private String remark = "";
    private Consumer<Screen> answer = screen -> {};

    private TypedMove(Position position, String text, Supplier<List<String>> completions) {
        this.position = position;
        this.text = text;
        this.completions = completions;
    }

    /**
     * Reads a text.
     *
     * @param completions what can be typed in the position
     */
    static TypedMove read(Position position, String text, Supplier<List<String>> completions) {
        TypedMove typed = new TypedMove(position, text, completions);
        Verdict verdict = TypedMoves.judge(position, text);
        if (verdict instanceof Verdict.Legal whole) {
            typed.legal = Optional.of(whole);
        } else if (TypedMoves.isUnread(verdict)) {
            typed.readPart(verdict);
        } else {
            typed.answer = screen -> screen.explain(position, text, verdict, completions.get());
        }
        return typed;
    }

    /** The move, to be played; empty if none, or more than one, is meant. */
    Optional<Verdict.Legal> legal() {
        return legal;
    }

    /** What to say after the move was played: that the text named it only in part; empty if it named it whole. */
    String remark() {
        return remark;
    }

    /** Says why no move can be played. */
    void answer(Screen screen) {
        answer.accept(screen);
    }

    /** A text in part means a move if that alone fits; it can be taken back. */
    private void readPart(Verdict verdict) {
        answer = screen -> screen.explain(position, text, verdict, completions.get());
        boolean isMalformed = verdict instanceof Verdict.Malformed;
        TypedMoves.inPart(position, text).ifPresent(part -> {
            if (part.inSan() && isMalformed) {
                readSanInPart(part.verdict(), verdict);
            } else if (!part.inSan()) {
                readSquaresInPart(part, isMalformed);
            }
        });
    }

    private void readSquaresInPart(TypedMoves.InPart part, boolean isMalformed) {
        if (part.verdict() instanceof Verdict.Legal only) {
            means(only);
        } else if (part.verdict() instanceof Verdict.Illegal several && several.kind() == Refusal.AMBIGUOUS) {
            answer = screen -> screen.say(several.reason());
        } else {
            part.refusal().filter(reason -> isMalformed).ifPresent(reason -> answer = screen -> screen.say(reason));
        }
    }

    /** What begins a text of another move as well is answered with how it can go on. */
    private void readSanInPart(Verdict meant, Verdict verdict) {
        List<String> all = completions.get();
        List<String> longer =
                all.stream().filter(completion -> completion.startsWith(text)).toList();
        if (meant instanceof Verdict.Legal part && longer.stream().allMatch(completion -> isTextOf(completion, part))) {
            means(part);
        } else {
            answer = screen -> screen.explain(position, text, longer.isEmpty() ? meant : verdict, all);
        }
    }

    private boolean isTextOf(String completion, Verdict.Legal move) {
        return TypedMoves.judge(position, completion) instanceof Verdict.Legal other && other.move() == move.move();
    }

    private void means(Verdict.Legal part) {
        legal = Optional.of(part);
        remark = "'" + Texts.shorten(text) + "' is " + position.words().text(part.move(), Notation.MACHINE)
                + "; 'undo' takes it back";
    }
}
