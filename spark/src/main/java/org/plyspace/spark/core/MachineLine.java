package org.plyspace.spark.core;

import java.util.List;
import org.plyspace.lab.experiment.Machine;
import org.plyspace.spark.RemotePlayer;

/** What games were played on, as a text that a cluster sends back. */
final class MachineLine {

    private static final String BETWEEN = "\n";

    private MachineLine() {}

    static String write(Machine machine) {
        return RemotePlayer.MACHINE
                + String.join(BETWEEN, List.of(machine.java(), machine.os(), String.valueOf(machine.processors())));
    }

    static Machine read(String line) {
        String[] parts = line.substring(1).split(BETWEEN, -1);
        return new Machine(parts[0], parts[1], Integer.parseInt(parts[2]));
    }
}
