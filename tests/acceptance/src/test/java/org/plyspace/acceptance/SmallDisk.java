package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A small file system of its own, which a test fills. Mounting it takes root; without, the test is skipped and says so. */
final class SmallDisk implements AutoCloseable {

    /** What the system says when it is full. */
    static final String FULL = "No space left on device";

    private static final int BLOCK = 4_096;

    private final Path root;
    private final Path filler;

    /** Mounts a disk of so many kilobytes at a folder that is not there yet. */
    SmallDisk(Path root, int kilobytes) throws IOException {
        this.root = Files.createDirectory(root);
        this.filler = root.resolve("filler");
        if (!run("mount", "-t", "tmpfs", "-o", "size=" + kilobytes + "k", "tmpfs", root.toString())) {
            Torture.tellSkipped("full disks, since no tmpfs can be mounted here (that takes root)");
            Assumptions.abort("no tmpfs can be mounted here");
        }
    }

    private static boolean run(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.onExit().join().exitValue() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }

    Path root() {
        return root;
    }

    /** A file or folder on the disk. */
    Path at(String name) {
        return root.resolve(name);
    }

    /** Fills the disk but for so many bytes, in blocks; all of it for 0. */
    void fill(long left) throws IOException {
        try (OutputStream out = Files.newOutputStream(filler)) {
            while (left == 0 || Files.getFileStore(root).getUsableSpace() > left) {
                out.write(new byte[BLOCK]);
                out.flush();
            }
        } catch (IOException full) {
            assertTrue(full.getMessage().contains(FULL), full.getMessage());
        }
    }

    /** Gives the room back. */
    void clear() throws IOException {
        Files.deleteIfExists(filler);
    }

    /** What is on the disk: the files without the filler and locks, by name, each byte as a character. */
    Map<String, String> files() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = root.relativize(file).toString();
                if (!file.equals(filler) && !name.endsWith(".lock")) {
                    files.put(name, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
                }
            }
        }
        return files;
    }

    @Override
    public void close() {
        run("umount", root.toString());
    }
}
