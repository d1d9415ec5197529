package org.plyspace.match.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.search.BuiltInEngineSpec;
import org.plyspace.search.Weights;

/** Reads the files of weights that specs of engines name. */
public final class WeightTexts {

    private WeightTexts() {}

    /**
     * The weights that {@code eval} names in the spec of an engine.
     *
     * @throws UsageException if they are in a file that cannot be read
     */
    public static Weights named(String eval) {
        return BuiltInEngineSpec.weights(eval, WeightTexts::read);
    }

    static Weights read(String file) {
        String name = FileNames.shown(file);
        try (InputStream stream = TextFiles.open(Path.of(file))) {
            return Weights.parse(TextFiles.read(stream, name, Weights.LONGEST), name);
        } catch (NoSuchFileException none) {
            throw new UsageException("cannot read '" + name + "': there is no such file");
        } catch (IOException failed) {
            throw new UsageException("cannot read '" + name + "': " + FileErrors.describe(failed));
        } catch (InvalidPathException invalid) {
            throw new UsageException("'" + name + "' cannot be the name of a file");
        }
    }
}
