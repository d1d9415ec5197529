package org.plyspace.spark.core;

import java.util.List;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.spark.RemoteWorker;

/** The machine that played games, as a text that a cluster sends back. */
final class HostLine {

    private static final String BETWEEN = "\n";

    private HostLine() {}

    static String write(HostInfo hostInfo) {
        return RemoteWorker.MACHINE
                + String.join(BETWEEN, List.of(hostInfo.java(), hostInfo.os(), String.valueOf(hostInfo.processors())));
    }

    static HostInfo read(String line) {
        String[] parts = line.substring(1).split(BETWEEN, -1);
        return new HostInfo(parts[0], parts[1], Integer.parseInt(parts[2]));
    }
}
