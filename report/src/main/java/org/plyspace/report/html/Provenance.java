package org.plyspace.report.html;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.lab.experiment.HostInfo;
import org.plyspace.lab.experiment.SourceFile;

/**
 * The origin of a report's numbers, so that they can be reproduced.
 *
 * @param title what the report is called
 * @param commands what made it, as typed, in order
 * @param version of Plyspace
 * @param seed of all that was drawn at random
 * @param plan what else was asked for, such as openings and where games were cut off: names with their values, in order
 * @param files what the games depend on
 * @param machines that the games were played on; none if that is not known
 * @param hypotheses written down before, with what became of each, for people
 * @param experiment the experiment's file; empty if there was none
 */
public record Provenance(
        String title,
        List<String> commands,
        String version,
        long seed,
        Map<String, String> plan,
        List<SourceFile> files,
        List<HostInfo> machines,
        List<String> hypotheses,
        String experiment) {

    /** Takes copies. */
    public Provenance {
        commands = List.copyOf(commands);
        plan = Collections.unmodifiableMap(new LinkedHashMap<>(plan));
        files = List.copyOf(files);
        machines = List.copyOf(machines);
        hypotheses = List.copyOf(hypotheses);
    }
}
