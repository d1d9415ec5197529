package org.plyspace.lab.toy;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Notation;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;

final class CoinWords implements PositionWords {

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
        throw CoinPosition.notAsked();
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
        throw CoinPosition.notAsked();
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
