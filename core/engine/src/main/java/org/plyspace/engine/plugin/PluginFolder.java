package org.plyspace.engine.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;

/**
 * The user's folder of rule sets, to which files are copied; whoever wants them away removes them there.
 *
 * @param path the folder, which need not exist
 */
public record PluginFolder(Path path) {

    /**
     * Refuses a file whose name is taken in the folder.
     *
     * @throws UsageException if there is a file of this name
     */
    public void checkFree(Path file) {
        Path target = target(file);
        if (Files.exists(target)) {
            throw new UsageException("there is another file '" + FileNames.shown(target)
                    + "', which does not bring the same rule sets; rename or remove it first");
        }
    }

    /**
     * Copies a file into the folder, which is made if it does not exist.
     *
     * @return where the file is now
     * @throws UsageException if there is a file of this name, or the folder cannot be written to
     */
    public Path add(Path file) {
        checkFree(file);
        Path target = target(file);
        try {
            new AtomicFolder(path).make();
            new AtomicFile(target).copy(file);
        } catch (IOException failed) {
            throw FileErrors.unwritable(target.toString(), failed);
        }
        return target;
    }

    private Path target(Path file) {
        return path.resolve(file.getFileName().toString());
    }
}
