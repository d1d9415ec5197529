package org.plyspace.report;

import java.util.List;
import java.util.Optional;
import org.plyspace.lab.numbers.Contrast;
import org.plyspace.lab.numbers.Exposure;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.Cell;
import org.plyspace.report.doc.Document;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.Table;

/**
 * Every number of every setting; then the differences from baselines, setting by setting, those with the strongest evidence first; of the
 * open ones, only a few.
 */
final class NumbersDoc {

    /** The smallest width of a column of a setting. */
    static final int NARROWEST = 16;

    private static final int MOST_OPEN = 5;
    private static final String OTHER_MARKS =
            " =: no difference of more than 5 points, or a tenth of the length. Neither: open.";
    private static final String MORE_GAMES =
            " More games: how many more of each setting would settle it with a probability of 80 %, if the difference stays.";

    private final ResultTable table;
    private final Table numbers;
    private final Document differences = new Document();
    private boolean tellsMore;

    /**
     * Prepares the numbers of a table.
     *
     * @param together the number of consecutive settings that form a group
     * @param keepsFirst whether each block of a group repeats its first setting
     */
    NumbersDoc(ResultTable table, int together, boolean keepsFirst) {
        this.table = table;
        this.numbers = Table.grouped(
                table.settings().stream()
                        .map(result -> result.setting().spec() + "\n"
                                + result.setting().player())
                        .toList(),
                together,
                keepsFirst,
                NARROWEST);
        fill();
        table.settings().forEach(this::addDifferences);
    }

    /** The numbers and differences. */
    Document document() {
        Document document = new Document().table(numbers).gap();
        return differences.isEmpty()
                ? document
                : document.title("DIFFERENCES").gap().add(differences).gap();
    }

    boolean hasDifferences() {
        return !differences.isEmpty();
    }

    /** How to read the marks of differences other than the star, and what their columns are. */
    String marks() {
        return OTHER_MARKS + (tellsMore ? MORE_GAMES : "");
    }

    /** Notes on the numbers, beginning with a blank; may be empty. */
    String cautions() {
        return (numbers.shows(EstimateText.INFINITE) ? " ∞: that end lies beyond what was seen." : "")
                + Remarks.weakPlay(table);
    }

    private void fill() {
        MetricGroup group = null;
        for (MetricRow row : table.rows()) {
            if (row.metric().group() != group) {
                group = row.metric().group();
                numbers.heading(group.title());
            }
            numbers.row(
                    MetricTexts.label(row),
                    table.settings().stream()
                            .map(result ->
                                    MetricTexts.cell(row, result.number(row), table.contrast(result.setting(), row)))
                            .toList());
        }
        numbers.heading("engines")
                .row(
                        "depth of search, plies",
                        table.settings().stream()
                                .map(result -> result.depth()
                                        .map(depth -> Cell.of(EstimateText.range(depth)))
                                        .orElse(Cell.NOTHING))
                                .toList());
    }

    private void addDifferences(SettingResult result) {
        List<Contrast> contrasts = table.contrasts(result.setting());
        if (contrasts.isEmpty()) {
            return;
        }
        if (!differences.isEmpty()) {
            differences.gap();
        }
        SettingResult baseline = table.result(contrasts.get(0).baseline());
        differences.say(result.setting().spec() + " against "
                + baseline.setting().spec() + ", " + result.setting().player());
        differences.gap();
        Optional<Exposure> exposure = table.exposure(result.setting());
        exposure.map(Remarks::exposure).ifPresent(differences::say);
        boolean isSame = exposure.filter(Exposure::isNone).isPresent();
        List<Contrast> shown = isSame ? List.of() : shown(contrasts);
        if (!shown.isEmpty()) {
            differences.table(table(baseline, result, shown));
        }
        Remarks.oneSided(table, baseline, result).forEach(differences::say);
        int left = contrasts.size() - shown.size();
        if (left > 0 && !isSame) {
            differences.say(left + (shown.isEmpty() ? "" : " more") + (left == 1 ? " is" : " are") + " open");
        }
    }

    private static List<Contrast> shown(List<Contrast> contrasts) {
        List<Contrast> open = contrasts.stream()
                .filter(contrast -> contrast.finding() == Contrast.Finding.OPEN)
                .limit(MOST_OPEN)
                .toList();
        return contrasts.stream()
                .filter(contrast -> contrast.finding() != Contrast.Finding.OPEN
                        || (open.contains(contrast) && !Double.isNaN(contrast.p())))
                .toList();
    }

    private Table table(SettingResult baseline, SettingResult result, List<Contrast> shown) {
        boolean hasMore =
                shown.stream().anyMatch(contrast -> contrast.moreGames().isPresent());
        tellsMore |= hasMore;
        Table lines = Table.aligned("before", "after", "difference", hasMore ? "more games" : "");
        for (Contrast contrast : shown) {
            MetricRow row = table.row(contrast);
            lines.row(
                    MetricTexts.label(row),
                    MetricTexts.bare(row, baseline.number(row), MetricTexts.AT_LEAST),
                    MetricTexts.bare(row, result.number(row), MetricTexts.AT_LEAST),
                    MetricTexts.difference(row, contrast),
                    contrast.moreGames().stream()
                            .mapToObj(Cell::count)
                            .findFirst()
                            .orElse(Cell.of("")));
        }
        return lines;
    }
}
