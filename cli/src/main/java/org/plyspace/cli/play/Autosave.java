package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;

/** The file that a game is saved to after every move, if there is one. */
final class Autosave {

    private final Output output;
    private Optional<RecordFile> file;

    Autosave(Optional<RecordFile> file, Output output) {
        this.file = file;
        this.output = output;
    }

    /** Saves to this file from now on, or to none. */
    void use(Optional<RecordFile> newFile) {
        file = newFile;
    }

    /** Where it is saved; empty for nowhere. */
    String name() {
        return file.map(f -> f.path().toString()).orElse("");
    }

    /** Saves; a failure is told, and the game goes on. */
    void save(GameRecord record) {
        try {
            if (file.isPresent()) {
                file.get().save(record);
            }
        } catch (IOException failed) {
            output.line(
                    "the game cannot be saved to " + name() + ": " + failed + "; 'save FILE' with another name may do");
        }
    }
}
