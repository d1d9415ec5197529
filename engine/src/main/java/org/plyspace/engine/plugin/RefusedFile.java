package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;

/**
 * A file, or one rule set in it, that was not loaded.
 *
 * @param file the jar or other file
 * @param id the id it would have had, where that is known
 * @param reason a clause without the file's name, saying what is expected where that helps
 */
public record RefusedFile(Path file, Optional<String> id, String reason) {

    /** Whether somebody who asks for this id probably means what was refused here. */
    public boolean concerns(String wanted) {
        return id.map(wanted::equals).orElseGet(() -> isInFileName(wanted.toLowerCase(Locale.ROOT)));
    }

    private boolean isInFileName(String wanted) {
        String name =
                "-" + file.getFileName().toString().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + "-";
        return !wanted.isEmpty() && name.contains("-" + wanted + "-");
    }

    /** In words; mistakes of a file of rules stand on lines of their own. */
    @Override
    public String toString() {
        String lines = reason.lines().map(Texts::printable).collect(Collectors.joining("\n"));
        return Texts.printable(file.toString()) + ": " + lines;
    }
}
