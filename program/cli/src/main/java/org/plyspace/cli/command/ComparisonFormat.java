package org.plyspace.cli.command;

import java.time.Duration;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Console;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.report.ComparisonData;
import org.plyspace.report.ComparisonDoc;
import org.plyspace.report.ComparisonScreen;
import picocli.CommandLine.Option;

/** The form in which a comparison is printed; if none is chosen, the numbers that matter most fill one screen. */
final class ComparisonFormat {

    @Option(
            names = "--rules",
            description = "print the rules alone: side by side, or of a sweep what changes; plays no games")
    private boolean rules;

    @Option(names = "--all", description = "print the rules, every number and every difference")
    private boolean all;

    @Option(
            names = "--rank",
            paramLabel = "METRIC",
            description = "print the variants in the order of METRIC, or of a single number of it, the largest first")
    private Optional<String> rank = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Option(names = "--csv", description = "print the numbers as CSV, one line for each variant, engine and metric")
    private boolean csv;

    /** Whether the rules alone are printed, so that no games are needed. */
    boolean isOfRules() {
        return rules;
    }

    /** The number by which the variants are ranked. */
    Optional<String> rank() {
        return rank;
    }

    /**
     * Refuses options that the form does not go with.
     *
     * @param page whether the results are written as a page
     * @param keep whether the games are kept
     */
    void check(boolean page, boolean keep) {
        if (page && rules) {
            throw new UsageException("--rules plays no games; expected no --report with it");
        }
        if (keep && rules) {
            throw new UsageException("--rules plays no games; expected no --keep with it");
        }
        if (page && rank.isPresent()) {
            throw new UsageException("--report writes a page with every number; expected no --rank with it");
        }
        if (page && (json || csv)) {
            throw new UsageException(
                    "--report writes JSON and CSV beside the page; expected no --json and no --csv with it");
        }
    }

    /** Whether one screen is filled, unless only some metrics are asked for. */
    boolean fillsOneScreen() {
        return !rules && rank.isEmpty() && !all;
    }

    /**
     * Prints a comparison.
     *
     * @param columns the width in characters
     * @param screen whether one screen is filled
     * @param explains whether texts are followed by what the numbers mean
     * @param taken the time that the games took
     */
    void print(Comparison comparison, Console console, int columns, boolean screen, boolean explains, Duration taken) {
        if (json) {
            console.jsonText(ComparisonData.json(comparison).stripTrailing());
        } else if (csv) {
            console.data(ComparisonData.csv(comparison).stripTrailing());
        } else {
            ComparisonDoc doc = new ComparisonDoc(comparison);
            boolean terminal = console.window().terminal();
            console.text((screen
                            ? new ComparisonScreen(
                                            comparison,
                                            terminal,
                                            Optional.of(taken).filter(any -> terminal))
                                    .render(columns)
                            : text(doc, columns))
                    .stripTrailing());
            if (explains) {
                console.line("");
                console.text(doc.explanation().text(columns).stripTrailing());
            }
        }
    }

    private String text(ComparisonDoc doc, int columns) {
        if (rules) {
            return doc.rules().text(columns);
        }
        return rank.map(doc::ranking)
                .orElseGet(() -> all ? doc.whole() : doc.numbers())
                .text(columns);
    }
}
