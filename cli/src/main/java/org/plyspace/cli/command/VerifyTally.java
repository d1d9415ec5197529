package org.plyspace.cli.command;

import java.util.EnumMap;
import java.util.Map;
import org.plyspace.engine.verify.LineReport;

/** How many lines fared how. */
final class VerifyTally {

    private final Map<LineReport.Kind, Integer> lines = new EnumMap<>(LineReport.Kind.class);
    private int unreadableFiles;

    void add(LineReport report) {
        lines.merge(report.kind(), 1, Integer::sum);
    }

    void addUnreadableFile() {
        unreadableFiles++;
    }

    /** Whether everything could be checked and agreed, and there was something to check. */
    boolean isClean() {
        return unreadableFiles == 0 && of(LineReport.Kind.AGREES) == total() && total() > 0;
    }

    /** Whether nothing is wrong but that files could not be read, as where a name is misspelt. */
    boolean lacksOnlyFiles() {
        return unreadableFiles > 0 && of(LineReport.Kind.AGREES) == total();
    }

    String summary() {
        if (total() == 0 && unreadableFiles == 0) {
            return "no lines to check";
        }
        return total() + " positions: " + of(LineReport.Kind.AGREES) + " agree, " + of(LineReport.Kind.DISAGREES)
                + " disagree, " + of(LineReport.Kind.UNUSABLE) + " could not be checked"
                + (unreadableFiles == 0 ? "" : "; files not or only partly read: " + unreadableFiles);
    }

    private int total() {
        return lines.values().stream().mapToInt(Integer::intValue).sum();
    }

    private int of(LineReport.Kind kind) {
        return lines.getOrDefault(kind, 0);
    }
}
