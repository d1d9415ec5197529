package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.Notation;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Verdict;
import org.plyspace.tck.text.TextRules;

@DisplayName("Moves over stacks that are refused")
final class StackRefusalsTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvFileSource(resources = "refusals.tsv", delimiter = '\t', numLinesToSkip = 1)
    void areToldWhy(
            String toy, String position, String move, String kind, String marks, String reason, String citation) {
        boolean tower = toy.equals("tower");
        StackVariant variant = tower ? new ToyTower() : toy.startsWith("gaps") ? new ToySpace() : new ToyStack();
        PositionWords words = new TextRules(variant, tower ? "" : toy)
                .read(position)
                .position()
                .words();
        Verdict.Illegal refusal = assertInstanceOf(Verdict.Illegal.class, words.judge(move, Notation.MACHINE));
        assertEquals(
                String.join("\t", kind, marks == null ? "" : marks, reason, citation),
                String.join(
                        "\t",
                        refusal.kind().name(),
                        refusal.marks().stream()
                                .map(mark -> mark.role().name().charAt(0) + words.name(mark.cell()))
                                .collect(Collectors.joining(" ")),
                        refusal.reason(),
                        refusal.citation()));
    }
}
