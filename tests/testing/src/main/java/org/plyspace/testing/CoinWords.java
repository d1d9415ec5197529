package org.plyspace.testing;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;

final class CoinWords implements PositionWords {

    private static final List<String> MOVES = List.of("win", "tie", "on", "check");

    private final CoinPosition position;

    CoinWords(CoinPosition position) {
        this.position = position;
    }

    @Override
    public Layout layout() {
        return CoinPosition.layout();
    }

    @Override
    public Setup setup() {
        throw CoinPosition.notAsked();
    }

    @Override
    public String text() {
        throw CoinPosition.notAsked();
    }

    @Override
    public String name(int cell) {
        throw CoinPosition.notAsked();
    }

    @Override
    public String text(long move, Notation notation) {
        return MOVES.get(Move.extra(move));
    }

    @Override
    public String text(Attempt attempt) {
        throw CoinPosition.notAsked();
    }

    @Override
    public long[] choices(Attempt attempt) {
        throw CoinPosition.notAsked();
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        int extra = MOVES.indexOf(move);
        return extra < 0
                ? new Verdict.Malformed("expected one of " + MOVES, 0)
                : new Verdict.Legal(Move.withExtra(position.plain(), extra));
    }

    @Override
    public Stream<String> wellFormedMoves() {
        throw CoinPosition.notAsked();
    }

    @Override
    public List<Effect> describe(long move) {
        throw CoinPosition.notAsked();
    }
}
