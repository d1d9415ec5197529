package org.plyspace.lab.compare;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.lab.statistics.Estimate;

/**
 * What a comparison says of one variant.
 *
 * @param spec the variant with the options that are not defaults
 * @param title what people call the variant
 * @param rulebook its rules
 * @param numbers what was counted or estimated, in order; what does not apply is missing
 */
public record Summary(String spec, String title, List<RuleStatement> rulebook, Map<Measure, Estimate> numbers) {

    public Summary {
        rulebook = List.copyOf(rulebook);
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }

    /** What the rulebook says of an aspect, statements joined; empty if nothing. */
    public String rules(Aspect aspect) {
        return rulebook.stream()
                .filter(statement -> statement.aspect() == aspect)
                .map(RuleStatement::text)
                .collect(Collectors.joining("; "));
    }

    /** A number, or empty where the measure does not apply. */
    public Optional<Estimate> number(Measure measure) {
        return Optional.ofNullable(numbers.get(measure));
    }
}
