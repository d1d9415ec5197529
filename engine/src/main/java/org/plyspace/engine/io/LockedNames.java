package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.plyspace.api.Texts;

/**
 * Names that one program at a time holds, in a folder of the program's own: each is a file, locked while it is held, with who holds it written in it. A
 * kill frees what was held. Within one program there is one object for a folder, which may hold a name several times. Any thread may use it.
 *
 * <p>Files are made and removed while the folder is held, so that nobody locks one that is being removed.
 */
public final class LockedNames {

    private static final String ENDING = ".lock";
    private static final int LONGEST_HOLDER = 300;

    private final Path folder;
    private final Map<String, Held> held = new HashMap<>();
    private boolean swept;

    /** In this folder, which is made when the first name is held. */
    public LockedNames(Path folder) {
        this.folder = folder;
    }

    /** A name that this program holds. */
    private static final class Held {

        private final FileChannel channel;
        private int times = 1;

        Held(FileChannel channel) {
            this.channel = channel;
        }
    }

    /**
     * Holds a name until what is returned is closed.
     *
     * @param name that is the beginning of a file's name
     * @param holder what other programs are told, in words, at most 300 bytes of it
     * @throws LockedElsewhereException if another program holds it
     * @throws IOException if nothing can be held in the folder
     */
    @SuppressWarnings("try") // held while the block runs
    public synchronized Closeable hold(String name, String holder) throws IOException {
        Held again = held.get(name);
        if (again == null) {
            Files.createDirectories(folder);
            try (LockedFolder alone = new LockedFolder(folder)) {
                sweep();
                held.put(name, new Held(locked(file(name), holder)));
            }
        } else {
            again.times++;
        }
        return () -> free(name);
    }

    private Path file(String name) {
        return folder.resolve(name + ENDING);
    }

    private static FileChannel locked(Path file, String holder) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            FileLocks.take(channel, Duration.ZERO);
            channel.truncate(0);
            byte[] text = holder.getBytes(StandardCharsets.UTF_8);
            channel.write(ByteBuffer.wrap(text, 0, Math.min(text.length, LONGEST_HOLDER)), 0);
            return channel;
        } catch (LockedElsewhereException other) {
            String by = holderIn(channel);
            channel.close();
            throw by.isEmpty() ? other : new LockedElsewhereException(by);
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    private static String holderIn(FileChannel channel) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(LONGEST_HOLDER);
        channel.read(text, 0);
        return Texts.printable(new String(text.array(), 0, text.position(), StandardCharsets.UTF_8))
                .strip();
    }

    @SuppressWarnings("try") // closed behind the block
    private synchronized void free(String name) throws IOException {
        Held one = held.get(name);
        if (one == null || --one.times > 0) {
            return;
        }
        held.remove(name);
        try (FileChannel channel = one.channel;
                LockedFolder alone = new LockedFolder(folder)) {
            Files.deleteIfExists(file(name));
        }
    }

    /** Removes, once, what programs that were killed have left. The folder is held. */
    private void sweep() throws IOException {
        if (swept) {
            return;
        }
        swept = true;
        for (Path file : new RotatingFolder(folder).files()) {
            String name = String.valueOf(file.getFileName());
            if (name.endsWith(ENDING) && !held.containsKey(name.substring(0, name.length() - ENDING.length()))) {
                removeIfFree(file);
            }
        }
    }

    private static void removeIfFree(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            FileLocks.take(channel, Duration.ZERO);
            Files.deleteIfExists(file);
        } catch (IOException inUse) {
            return;
        }
    }
}
