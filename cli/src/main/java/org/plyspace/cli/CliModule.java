package org.plyspace.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import org.plyspace.cli.command.PluginSettings;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.SlowNotices;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.Waits;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.KeptGames;
import org.plyspace.lab.report.KeptComparisons;

/** Puts the parts together. The registry is made when first asked for, which is after the command line has been read. */
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
    Registry registry(PluginSettings settings, Waits waits) {
        return new Registry(PluginLoader.onDemand(settings.folders(), waits), waits);
    }

    @Provides
    GameFiles gameFiles(Provider<Registry> registry) {
        return new GameFiles(registry::get);
    }

    @Provides
    KeptGames keptGames() {
        return new KeptGames(environment.variables());
    }

    @Provides
    KeptComparisons keptComparisons() {
        return new KeptComparisons(environment.variables());
    }

    @Provides
    Waits waits(SlowNotices notices) {
        return notices;
    }
}
