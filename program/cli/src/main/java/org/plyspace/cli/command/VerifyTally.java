package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.verify.Disagreement;
import org.plyspace.engine.verify.LineReport;

/** Counts lines by result, and collects those that disagree. */
final class VerifyTally {

    private final Map<LineReport.Kind, Integer> lines = new EnumMap<>(LineReport.Kind.class);
    private final List<Line> others = new ArrayList<>();
    private final List<Unread> unread = new ArrayList<>();

    /** A line that disagrees, as JSON; members that do not apply are null. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Line(String file, int line, boolean checked, String error, List<Disagreement> differences) {}

    /** A file that was not read, or not to its end, as JSON. */
    private record Unread(String file, String error) {}

    /** The whole tally as JSON (docs/json.md). */
    private record Summary(
            int positions, int agree, int disagree, int unusable, List<Line> lines, List<Unread> files) {}

    /** Counts a line of a file, which is named as in messages. */
    void add(String file, int line, LineReport report) {
        lines.merge(report.kind(), 1, Integer::sum);
        switch (report.kind()) {
            case AGREES -> {}
            case DISAGREES -> others.add(new Line(file, line, true, null, report.differences()));
            case UNUSABLE ->
                others.add(new Line(file, line, false, report.remarks().get(0), null));
        }
    }

    /** Counts a file that could not be read to its end, and keeps the reason. */
    void addUnreadableFile(String file, String reason) {
        unread.add(new Unread(file, reason));
    }

    /** Whether there was something to check, and all of it agreed. */
    boolean isClean() {
        return unread.isEmpty() && of(LineReport.Kind.AGREES) == total() && total() > 0;
    }

    /** Whether unreadable files, as with a misspelt name, are the only problem. */
    boolean lacksOnlyFiles() {
        return !unread.isEmpty() && of(LineReport.Kind.AGREES) == total();
    }

    String summary() {
        if (total() == 0 && unread.isEmpty()) {
            return "no lines to check";
        }
        return total() + " positions: " + of(LineReport.Kind.AGREES) + " agree, " + of(LineReport.Kind.DISAGREES)
                + " disagree, " + of(LineReport.Kind.UNUSABLE) + " could not be checked"
                + (unread.isEmpty() ? "" : "; files unread or only partly read: " + unread.size());
    }

    /** The tally, to be written as JSON. */
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
