package org.plyspace.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * What machines of a cluster need in order to play, in one file that Spark sends: the jars of the program, and those of rule sets. Nothing of
 * it comes onto Spark's class path.
 *
 * @param file the file
 * @param sha256 its digest, 64 hexadecimal digits
 */
record Bundle(Path file, String sha256) {

    /**
     * Packs what a distribution has.
     *
     * @param into folder for the file
     * @param home folder of the distribution
     * @param plugins folder of further jars of rule sets
     */
    static Bundle pack(Path into, Path home, Optional<Path> plugins) throws IOException {
        Path file = into.resolve("plyspace.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            // Jars are compressed already.
            zip.setLevel(0);
            add(zip, "lib/", home.resolve("lib"));
            add(zip, "variants/", home.resolve("variants"));
            if (plugins.isPresent()) {
                add(zip, "plugins/", plugins.get());
            }
        }
        return new Bundle(file, digest(file));
    }

    private static void add(ZipOutputStream zip, String folder, Path from) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(from)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            zip.putNextEntry(new ZipEntry(folder + file.getFileName()));
            Files.copy(file, zip);
            zip.closeEntry();
        }
    }

    /**
     * Unpacks it.
     *
     * @param into folder for what is in it
     * @throws FailedRun if it is not what was packed
     */
    void unpack(Path into) throws IOException, FailedRun {
        String found = digest(file);
        if (!found.equals(sha256)) {
            throw FailedRun.failed(file + " is not what was sent: its SHA-256 is " + found + ", expected " + sha256);
        }
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path target = into.resolve(entry.getName());
                Files.createDirectories(target.getParent());
                Files.copy(zip, target);
            }
        }
    }

    private static String digest(Path file) throws IOException {
        try (DigestInputStream content =
                new DigestInputStream(Files.newInputStream(file), MessageDigest.getInstance("SHA-256"))) {
            content.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(content.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
