package org.plyspace.report.doc;

import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.statistics.Estimate;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;

/** What programs read of a thing, member by member: an object of JSON, or a line of CSV. Confined to one thread. */
public final class Fields {

    /** Many more digits than any estimate justifies, few enough to hide floating-point noise. */
    private static final MathContext DIGITS = new MathContext(10);

    private final Map<String, Object> members = new LinkedHashMap<>();

    /** Adds a member, be it null. */
    public Fields with(String name, Object value) {
        members.put(name, value);
        return this;
    }

    /** Adds a member unless it is null, absent, or an empty list. */
    public Fields known(String name, Object value) {
        Object known = value instanceof Optional<?> optional ? optional.orElse(null) : value;
        return known == null || (known instanceof Collection<?> all && all.isEmpty()) ? this : with(name, known);
    }

    /** Adds a number with the ends of its interval, each null if it is unknown or infinite. */
    public Fields estimate(String name, Estimate estimate) {
        return with(name, number(estimate.mean()))
                .with("low", number(estimate.low()))
                .with("high", number(estimate.high()));
    }

    /** A number as data files write it; null if it is unknown or infinite. */
    public static Double number(double number) {
        return Double.isFinite(number)
                ? (Double) new BigDecimal(number).round(DIGITS).doubleValue()
                : null;
    }

    /** All members in order, as JSON has them. */
    @JsonValue
    public Map<String, Object> members() {
        return Collections.unmodifiableMap(members);
    }

    /** Lines of CSV below a header; a place is empty where a line has no such member. */
    public static String csv(List<String> columns, Stream<Fields> lines) {
        CsvSchema.Builder schema = CsvSchema.builder();
        columns.forEach(schema::addColumn);
        return new CsvMapper()
                .writer(schema.build().withHeader())
                .writeValueAsString(lines.map(Fields::members).toList());
    }
}
