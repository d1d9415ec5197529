package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.verify.Disagreement;
import org.plyspace.engine.verify.LineReport;

/** How many lines fared how, and which of them did not agree. */
final class VerifyTally {

    private final Map<LineReport.Kind, Integer> lines = new EnumMap<>(LineReport.Kind.class);
    private final List<Line> others = new ArrayList<>();
    private final List<Unread> unread = new ArrayList<>();

    /** A line that does not agree, for programs; what does not apply is null. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Line(String file, int line, boolean checked, String error, List<Disagreement> differences) {}

    /** A file that was not read, or not to its end. */
    private record Unread(String file, String error) {}

    /** All of it for programs (docs/json.md). */
    private record Summary(
            int positions, int agree, int disagree, int unusable, List<Line> lines, List<Unread> files) {}

    /** Counts a line of a file, as messages call it. */
    void add(String file, int line, LineReport report) {
        lines.merge(report.kind(), 1, Integer::sum);
        switch (report.kind()) {
            case AGREES -> {}
            case DISAGREES -> others.add(new Line(file, line, true, null, report.differences()));
            case UNUSABLE ->
                others.add(new Line(file, line, false, report.remarks().get(0), null));
        }
    }

    /** Counts a file that was not read to its end, and why not. */
    void addUnreadableFile(String file, String reason) {
        unread.add(new Unread(file, reason));
    }

    /** Whether everything could be checked and agreed, and there was something to check. */
    boolean isClean() {
        return unread.isEmpty() && of(LineReport.Kind.AGREES) == total() && total() > 0;
    }

    /** Whether nothing is wrong but that files could not be read, as where a name is misspelt. */
    boolean lacksOnlyFiles() {
        return !unread.isEmpty() && of(LineReport.Kind.AGREES) == total();
    }

    String summary() {
        if (total() == 0 && unread.isEmpty()) {
            return "no lines to check";
        }
        return total() + " positions: " + of(LineReport.Kind.AGREES) + " agree, " + of(LineReport.Kind.DISAGREES)
                + " disagree, " + of(LineReport.Kind.UNUSABLE) + " could not be checked"
                + (unread.isEmpty() ? "" : "; files not or only partly read: " + unread.size());
    }

    /** All of it, to be written as JSON. */
    Object json() {
        return new Summary(
                total(),
                of(LineReport.Kind.AGREES),
                of(LineReport.Kind.DISAGREES),
                of(LineReport.Kind.UNUSABLE),
                others,
                unread);
    }

    private int total() {
        return lines.values().stream().mapToInt(Integer::intValue).sum();
    }

    private int of(LineReport.Kind kind) {
        return lines.getOrDefault(kind, 0);
    }
}
