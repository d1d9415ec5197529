package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that files are moved to instead of being deleted; nothing in it is ever overwritten. It is created with the first file. */
public record BackupFolder(Path folder) {

    private static final int MOST_OF_A_NAME = 1_000;

    /**
     * Moves a file into the folder and returns its new path.
     *
     * @throws IOException if this fails; the file stays where it was
     */
    public Path take(Path file) throws IOException {
        make();
        Path name = file.getFileName();
        for (int number = 1; ; number++) {
            Path target = folder.resolve(number == 1 ? name.toString() : number + "-" + name);
            try {
                return Files.move(file, target);
            } catch (FileAlreadyExistsException taken) {
                if (number == MOST_OF_A_NAME) {
                    throw taken;
                }
            }
        }
    }

    private void make() throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException inTheWay) {
            throw new FileSystemException(
                    folder.toString(), null, "a file of that name is in the way; expected a folder");
        }
    }
}
