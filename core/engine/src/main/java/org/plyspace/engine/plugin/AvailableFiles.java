package org.plyspace.engine.plugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;

/**
 * The rule sets that lie beside the program, and that it knows only once their files are in the user's folder.
 *
 * @param examples the folders that they lie in, which need not exist
 * @param folders the folders that the program reads; its jars read rules written as data
 * @param slowCallListener told which file is waited for
 */
public record AvailableFiles(List<Path> examples, PluginFolders folders, SlowCallListener slowCallListener) {

    public AvailableFiles {
        examples = List.copyOf(examples);
    }

    /**
     * All files that lie there, by name; none is read.
     *
     * @throws org.plyspace.engine.io.InputException if a folder cannot be read
     */
    public List<Path> files() {
        return examples.stream()
                .filter(Files::isDirectory)
                .flatMap(AvailableFiles::filesOf)
                .toList();
    }

    /** The rule sets of all files, read anew, which takes about a second; files that are refused bring none. */
    public List<FoundVariant> read() {
        return PluginLoader.ofFiles(files(), folders, slowCallListener);
    }

    private static Stream<Path> filesOf(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(folder), failed);
        }
    }
}
