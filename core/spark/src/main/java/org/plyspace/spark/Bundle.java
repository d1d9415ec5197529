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
 * The files that cluster machines need to play, packed in one file that Spark distributes: the program's jars and those of rule
 * sets. None of them is put on Spark's class path.
 *
 * @param file the packed file
 * @param sha256 its digest, 64 hexadecimal digits
 */
record Bundle(Path file, String sha256) {

    /**
     * Packs a distribution.
     *
     * @param into the folder for the file
     * @param home the folder of the distribution
     * @param plugins a folder of further jars of rule sets
     */
    static Bundle pack(Path into, Path home, Optional<Path> plugins) throws IOException {
        Path file = into.resolve("plyspace.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            // Jars are already compressed.
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
     * Unpacks the file.
     *
     * @param into the folder for its content
     * @throws FailedRun if the file is not the one that was packed
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
