package org.plyspace.report;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.SearchResult;
import org.plyspace.lab.search.SearchResult.Finalist;
import org.plyspace.statistics.Estimate;

/**
 * The finals of a search as a picture (SVG): a panel for each two objectives, in which each setting is a cross of its intervals. Settings
 * that no other one beats are filled; the unchanged rules are 0.
 */
public final class SearchPicture {

    private SearchPicture() {}

    /** The picture of a result. */
    public static String svg(RuleSpace space, SearchResult result) {
        List<Objective> objectives = result.objectives();
        return CrossPicture.svg(
                IntStream.range(0, objectives.size())
                        .mapToObj(i -> axis(objectives.get(i), estimate(objectives, result.unchanged(), i)))
                        .toList(),
                Stream.concat(Stream.of(result.unchanged()), result.finalists().stream())
                        .map(setting -> new CrossPicture.Cross(
                                space.settings().get(setting.setting()).name(),
                                !setting.beaten(),
                                IntStream.range(0, objectives.size())
                                        .mapToObj(i -> estimate(objectives, setting, i))
                                        .toList()))
                        .toList());
    }

    private static CrossPicture.Axis axis(Objective wanted, Estimate unchanged) {
        String unit = wanted.quantity().unit().isShare()
                ? "%"
                : wanted.quantity().unit().word();
        return new CrossPicture.Axis(
                wanted.aim().word() + " " + wanted.quantity().id() + ", " + unit,
                wanted.aim() == Aim.BALANCE
                        ? OptionalDouble.of(wanted.quantity().unit().factor() / 2)
                        : wanted.aim() == Aim.KEEP ? OptionalDouble.of(unchanged.mean()) : OptionalDouble.empty());
    }

    private static Estimate estimate(List<Objective> objectives, Finalist setting, int objective) {
        return setting.estimates()
                .get(objective)
                .times(objectives.get(objective).quantity().unit().factor());
    }
}
