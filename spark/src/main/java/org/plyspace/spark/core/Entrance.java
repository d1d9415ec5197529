package org.plyspace.spark.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.Waits;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.spark.Core;
import org.plyspace.spark.Desk;
import org.plyspace.spark.FailedRun;
import org.plyspace.spark.RemotePlayer;
import org.plyspace.spark.SparkArguments;

/** Where Spark's side comes in. */
public final class Entrance implements Core {

    private static final int FAILED = 1;
    private static final int BAD_USAGE = 2;

    /** Made by its name. */
    public Entrance() {}

    /** Something that may fail. */
    interface Work<T> {
        T get() throws IOException;
    }

    /** What fails behind this is told in words that cross the border. */
    static <T> T told(Work<T> work) throws FailedRun {
        try {
            return work.get();
        } catch (PlyspaceException refused) {
            throw new FailedRun(
                    Texts.printable(refused.getMessage()), refused instanceof VariantFailure ? FAILED : BAD_USAGE);
        } catch (IOException failed) {
            throw new FailedRun("the store cannot be written: " + FileErrors.describe(failed), FAILED);
        }
    }

    /** The version that the program was built as. */
    static String version() {
        return Optional.ofNullable(ReadyExperiment.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
    }

    static Registry registry(Path home, Optional<Path> plugins) {
        return new Registry(
                PluginLoader.onDemand(new PluginFolders(Optional.of(home.resolve("variants")), plugins), Waits.NONE));
    }

    @Override
    public Desk desk(SparkArguments arguments) throws FailedRun {
        return told(() -> StoreDesk.open(arguments));
    }

    @Override
    public RemotePlayer player(Path home, String job, long seconds) throws FailedRun {
        return told(() -> JobPlayer.of(home, job, seconds));
    }
}
