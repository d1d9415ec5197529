package org.plyspace.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens an address in the system's default browser. */
public final class BrowserStart {

    /** Starts the browser; false if it cannot be started. */
    public boolean open(String address) {
        try {
            new ProcessBuilder(command(address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException none) {
            return false;
        }
    }

    private static List<String> command(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        return List.of(system.contains("mac") ? "open" : "xdg-open", address);
    }
}
