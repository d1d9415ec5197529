package org.plyspace.report;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.experiment.SourceFile;
import org.plyspace.lab.experiment.SourceFiles;

/**
 * Writes a comparison for {@link SavedComparisons}: what {@code compare --json} prints, when it was played, the files it depends on, and
 * the labels of its numbers.
 */
final class SavedComparisonWriter {

    /** The value of a file's field {@code format}. */
    static final String FORMAT = "plyspace-kept-comparison/1";

    private SavedComparisonWriter() {}

    private record Document(
            String format,
            String played,
            int positions,
            Set<SourceFile> files,
            Map<String, String> labels,
            Object comparison) {}

    /** The text of a file. */
    static String text(Comparison comparison, Instant played) {
        Map<String, String> labels = new LinkedHashMap<>();
        for (Fact fact : comparison.ruleSets().get(0).facts()) {
            labels.put(fact.id(), fact.label());
        }
        comparison.table().rows().forEach(row -> labels.put(row.id(), MetricTexts.label(row)));
        Document document = new Document(
                FORMAT,
                played.truncatedTo(ChronoUnit.SECONDS).toString(),
                comparison.settings().positions().size(),
                files(comparison),
                labels,
                ComparisonData.tree(comparison));
        return JsonMappers.PLAIN.writeValueAsString(document) + "\n";
    }

    /** The files of the rule sets, except for those named as single files: no setting on the page has their names. */
    private static Set<SourceFile> files(Comparison comparison) {
        Set<SourceFile> files = new LinkedHashSet<>();
        comparison.samples().stream()
                .map(sample -> sample.comparedSetting())
                .filter(comparedSetting ->
                        SettingReference.parse(comparedSetting.name()).file().isEmpty())
                .map(comparedSetting -> SourceFiles.ifThere(
                        comparedSetting.registry(),
                        SettingName.parse(comparedSetting.spec()).id()))
                .forEach(files::addAll);
        return files;
    }
}
