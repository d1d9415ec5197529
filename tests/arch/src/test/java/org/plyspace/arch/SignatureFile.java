package org.plyspace.arch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The stored public signatures of a module: the current ones, which change with the code in one commit so that reviewers see
 * what changes for users, and those of the last release.
 */
record SignatureFile(Path file) {

    private static final Pattern VERSION = Pattern.compile("## \\[.*");

    static SignatureFile ofNow(String module) {
        return new SignatureFile(SourceTree.checkout().resolve("tests/arch/signatures/" + module + ".txt"));
    }

    static SignatureFile released(String module) {
        return new SignatureFile(SourceTree.checkout().resolve("tests/arch/signatures/released/" + module + ".txt"));
    }

    /** The lines; none of a module that was not public yet. */
    SortedSet<String> lines() throws IOException {
        return Files.exists(file) ? new TreeSet<>(Files.readAllLines(file)) : new TreeSet<>();
    }

    void write(SortedSet<String> lines) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    /** The lines of one set that are missing from another. */
    static List<String> missing(SortedSet<String> lines, SortedSet<String> from) {
        return lines.stream().filter(line -> !from.contains(line)).toList();
    }

    /**
     * The released lines that have vanished or changed and are not named in the changelog. Members of a vanished type need not
     * be named.
     */
    static List<String> unannounced(SortedSet<String> released, SortedSet<String> now, String changes) {
        Set<String> goneTypes = subjects(released);
        goneTypes.removeAll(subjects(now));
        return missing(released, now).stream()
                .filter(line -> !goneTypes.contains(owner(Signatures.subject(line))))
                .filter(line -> !names(changes, Signatures.subject(line)))
                .toList();
    }

    private static Set<String> subjects(SortedSet<String> lines) {
        return lines.stream().map(Signatures::subject).collect(Collectors.toSet());
    }

    private static String owner(String subject) {
        return subject.substring(0, Math.max(0, subject.lastIndexOf('.')));
    }

    private static boolean names(String changes, String subject) {
        return Pattern.compile("(?<![\\w.])" + Pattern.quote(subject) + "(?!\\w)")
                .matcher(changes)
                .find();
    }

    /** The first section of a changelog. */
    static String latestChanges(String changelog) {
        String[] versions = VERSION.split(changelog, 3);
        if (versions.length < 2) {
            throw new IllegalArgumentException("the changelog has no version");
        }
        return versions[1];
    }
}
