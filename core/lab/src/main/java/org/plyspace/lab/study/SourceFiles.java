package org.plyspace.lab.study;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Variant;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.match.engine.EngineSpec;

/** Finds the files that games depend on, with their digests. */
public final class SourceFiles {

    private SourceFiles() {}

    /**
     * The files of a rule set: the one in which it was found, and the jar of the code that plays it, if that is another one.
     *
     * @throws InputException if a file cannot be read
     */
    public static List<SourceFile> of(FoundVariant found) {
        return of(found.id(), found);
    }

    /**
     * The SHA-256 of the SHA-256s, one a line, of a rule set's {@linkplain #of(FoundVariant) files}, by which tablebases know their
     * origin.
     *
     * @throws InputException if a file cannot be read
     */
    public static String digest(FoundVariant found) {
        return Sha256.of(of(found).stream().map(SourceFile::sha256).collect(Collectors.joining("\n")));
    }

    /** Does the same as {@link #of(FoundVariant)} for a rule set under a name other than its id. */
    static List<SourceFile> of(String usedBy, FoundVariant found) {
        List<SourceFile> files = new ArrayList<>();
        files.add(file(usedBy, found.file()));
        // A rule set written as data is played by the code of the jar that reads it.
        codeOf(found.variant()).map(jar -> file(usedBy, jar)).ifPresent(files::add);
        return files.stream().distinct().toList();
    }

    /**
     * The files of weights that an engine names.
     *
     * @throws InputException if a file cannot be read
     */
    public static List<SourceFile> of(EngineSpec seat) {
        return seat.files().stream()
                .map(file -> file(seat.toString(), Path.of(file)))
                .toList();
    }

    private static Optional<Path> codeOf(Variant variant) {
        CodeSource source = variant.getClass().getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI())).filter(Files::isRegularFile);
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            return Optional.empty();
        }
    }

    private static SourceFile file(String usedBy, Path file) {
        try {
            return new SourceFile(usedBy, file.getFileName().toString(), Sha256.of(file));
        } catch (IOException failed) {
            throw new InputException(FileNames.shown(file) + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }
}
