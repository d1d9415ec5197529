package org.plyspace.lab.compare;

import java.util.List;
import java.util.Objects;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.lab.metric.GameSummary;
import org.plyspace.lab.metric.Setting;

/**
 * A game of a comparison, to be shown.
 *
 * @param contender whose rules it was played by; whatever is asked of them is to be asked by its registry
 * @param setting that it is one of
 * @param rules the same
 * @param start what it began with
 * @param moves all of them
 * @param summary how it went
 */
public record ComparedGame(
        ComparedSetting contender, Setting setting, Rules rules, Setup start, List<Long> moves, GameSummary summary) {

    /** Takes a copy. */
    public ComparedGame {
        moves = List.copyOf(moves);
    }

    /** Whether it is the same game of the same setting, whatever found the rules. */
    @Override
    public boolean equals(Object other) {
        return other instanceof ComparedGame that
                && setting.equals(that.setting)
                && start.equals(that.start)
                && moves.equals(that.moves)
                && summary.equals(that.summary);
    }

    @Override
    public int hashCode() {
        return Objects.hash(setting, start, moves, summary);
    }
}
