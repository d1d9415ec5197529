package org.plyspace.report.doc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.JsonMappers;
import org.plyspace.statistics.Estimate;

class FieldsTest {

    private static final Fields OPEN = new Fields()
            .with("name", "a, b")
            .estimate("value", new Estimate(1 / 3.0, Double.NEGATIVE_INFINITY, Double.NaN))
            .known("more", Optional.empty())
            .known("all", List.of());

    @Test
    void anObjectHasNullForAnUnknownEndAndNoMemberThatIsNotKnown() {
        assertEquals(
                "{\"name\":\"a, b\",\"value\":0.3333333333,\"low\":null,\"high\":null}",
                JsonMappers.PLAIN.writeValueAsString(OPEN));
    }

    @Test
    void aLineIsEmptyWhereItLacksAMember() {
        assertEquals(
                "name,value,low,more\n\"a, b\",0.3333333333,,\n,,,2\n",
                Fields.csv(
                        List.of("name", "value", "low", "more"),
                        Stream.of(
                                new Fields().with("name", "a, b").with("value", Fields.number(1 / 3.0)),
                                new Fields().known("more", Optional.of(2)))));
    }
}
