package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Exposure;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;

/** Lists the differences from the baseline, setting by setting, those with the strongest evidence first; of the open ones, only a few. */
final class DifferenceList {

    /** The title of the column of what would settle a difference. */
    static final String MORE_GAMES = "more games";

    private static final int GAP = 2;
    private static final int MOST_OPEN = 5;

    private final ResultTable table;

    DifferenceList(ResultTable table) {
        this.table = table;
    }

    /** The lines, of about {@code width} characters; empty without a baseline. */
    String render(int width) {
        StringBuilder text = new StringBuilder();
        for (SettingResult result : table.settings()) {
            List<Contrast> contrasts = table.contrasts().stream()
                    .filter(contrast -> contrast.setting().equals(result.setting()))
                    .toList();
            if (!contrasts.isEmpty()) {
                text.append(text.length() == 0 ? "" : "\n").append(of(result, contrasts, width));
            }
        }
        return text.toString();
    }

    private String of(SettingResult result, List<Contrast> contrasts, int width) {
        List<Contrast> open = contrasts.stream()
                .filter(contrast -> contrast.finding() == Contrast.Finding.OPEN)
                .toList();
        List<Contrast> shown = contrasts.stream()
                .filter(contrast -> contrast.finding() != Contrast.Finding.OPEN
                        || (open.indexOf(contrast) < MOST_OPEN && !Double.isNaN(contrast.p())))
                .toList();
        String title = result.setting().spec() + " against "
                + contrasts.get(0).baseline().spec() + ", " + result.setting().player();
        SettingResult baseline = baseline(contrasts.get(0));
        List<List<String>> lines = new ArrayList<>();
        boolean tellsMore =
                shown.stream().anyMatch(contrast -> !moreGames(contrast).isEmpty());
        lines.add(List.of("", "before", "after", "difference", tellsMore ? MORE_GAMES : ""));
        for (Contrast contrast : shown) {
            MetricRow row = table.row(contrast.row()).orElseThrow();
            lines.add(List.of(
                    MetricTexts.label(row),
                    value(row, baseline.number(row)),
                    value(row, result.number(row)),
                    EstimateText.difference(MetricTexts.scaled(row, contrast.difference()))
                            + MetricTexts.mark(contrast.finding()),
                    moreGames(contrast)));
        }
        Optional<Exposure> exposure = table.exposure(result.setting());
        String exposed = exposure.map(found -> String.join("\n", Wrapping.wrap(ExposureWords.of(found), width)) + "\n")
                .orElse("");
        String oneSided = OneSidedMoves.of(table, baseline, result).stream()
                .flatMap(clause -> Wrapping.wrap(clause, width).stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        String head = String.join("\n", Wrapping.wrap(title, width)) + "\n\n";
        if (exposure.filter(Exposure::isNone).isPresent()) {
            return head + exposed + oneSided;
        }
        int left = contrasts.size() - shown.size();
        String more = shown.isEmpty() ? "" : "more ";
        return head
                + exposed
                + (shown.isEmpty() ? "" : aligned(lines))
                + oneSided
                + (left == 0 ? "" : left + " " + more + (left == 1 ? "is" : "are") + " open\n");
    }

    /** How many more games would settle what is open; blank if it is not, or nothing can be said. */
    private static String moreGames(Contrast contrast) {
        return contrast.moreGames().isPresent()
                ? Numbers.whole(contrast.moreGames().getAsLong())
                : "";
    }

    /** Aligns the columns, each as wide as its longest cell. */
    private static String aligned(List<List<String>> lines) {
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder padded = new StringBuilder();
            int end = 0;
            for (int column = 0; column < line.size(); column++) {
                int at = column;
                padded.append(" ".repeat(Math.max(0, end - padded.length()))).append(line.get(column));
                end += GAP
                        + lines.stream()
                                .mapToInt(each -> each.get(at).length())
                                .max()
                                .orElse(0);
            }
            text.append(padded.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private SettingResult baseline(Contrast contrast) {
        return table.settings().stream()
                .filter(result -> result.setting().equals(contrast.baseline()))
                .findFirst()
                .orElseThrow();
    }

    private static String value(MetricRow row, Optional<MetricResult> result) {
        return result.map(found -> {
                    String text = MetricTexts.number(row, found, Optional.empty());
                    return found.atLeast() || text.indexOf(' ') < 0 ? text : text.substring(0, text.indexOf(' '));
                })
                .orElse("-");
    }
}
