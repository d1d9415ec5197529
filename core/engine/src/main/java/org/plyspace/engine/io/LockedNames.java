package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.plyspace.api.Texts;

/**
 * Names that one program at a time can hold, in a folder of the program's own. Each name is a file that is locked while held
 * and contains its holder. A kill releases all names. A program has one object per folder, which may hold a name several times.
 * Thread-safe.
 *
 * <p>Files are created and removed while the folder is locked, so that no file is locked while it is being removed.
 */
public final class LockedNames {

    private static final String ENDING = ".lock";
    private static final int LONGEST_HOLDER = 300;

    private final Path folder;
    private final Map<String, Held> held = new HashMap<>();
    private boolean swept;

    /** Creates the object; the folder is created when the first name is held. */
    public LockedNames(Path folder) {
        this.folder = folder;
    }

    /** A name held by this program. */
    private static final class Held {

        private final FileChannel channel;
        private int times = 1;

        Held(FileChannel channel) {
            this.channel = channel;
        }
    }

    /**
     * Holds a name until the returned object is closed.
     *
     * @param name the beginning of the file's name
     * @param holder a description for other programs, cut to 300 bytes
     * @throws LockedElsewhereException if another program holds it
     * @throws IOException if the folder cannot be used
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

    /** Removes, once, the files of killed programs. The folder must be locked. */
    private void sweep() throws IOException {
        if (swept) {
            return;
        }
        swept = true;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (!held.containsKey(name.substring(0, name.length() - ENDING.length()))) {
                    removeIfFree(file);
                }
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

    /** Another program, or another part of this one, has locked a file, a folder or a name. */
    public static final class LockedElsewhereException extends IOException {

        private static final long serialVersionUID = 1L;

        private final String holder;

        LockedElsewhereException() {
            this("another program");
        }

        LockedElsewhereException(String holder) {
            super(holder + " holds it locked");
            this.holder = holder;
        }

        /** The holder of the lock, in words, as far as it is known. */
        public String holder() {
            return holder;
        }
    }
}
