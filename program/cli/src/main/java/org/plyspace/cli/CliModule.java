package org.plyspace.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.cli.command.PluginSettings;
import org.plyspace.cli.command.SingleFiles;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.SlowCallNotices;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OpenGames;
import org.plyspace.engine.session.SavedGames;

/** Wires the parts together. The registry is created on first use, after the command line has been read. */
final class CliModule extends AbstractModule {

    private final Streams streams;
    private final Environment environment;

    CliModule(Streams streams, Environment environment) {
        this.streams = streams;
        this.environment = environment;
    }

    @Provides
    Streams streams() {
        return streams;
    }

    @Provides
    Environment environment() {
        return environment;
    }

    @Provides
    @Singleton
    Output output() {
        return new Output(streams);
    }

    @Provides
    @Singleton
    PluginSettings pluginSettings() {
        return new PluginSettings(environment.home(), environment.variables());
    }

    @Provides
    @Singleton
    Registry registry(PluginSettings settings, SlowCallListener slowCallListener) {
        return new Registry(PluginLoader.onDemand(settings.folders(), slowCallListener), slowCallListener);
    }

    @Provides
    Function<Path, Registry> ruleSetsOfFiles(SingleFiles files) {
        return files;
    }

    @Provides
    @Singleton
    OpenGames openGames(SavedGames kept) {
        return kept.openIn("a terminal");
    }

    @Provides
    GameFiles gameFiles(Provider<Registry> registry, OpenGames open) {
        return new GameFiles(registry::get, open);
    }

    @Provides
    @Singleton
    SavedGames keptGames() {
        return new SavedGames(environment.variables());
    }

    @Provides
    SlowCallListener waits(SlowCallNotices notices) {
        return notices;
    }
}
