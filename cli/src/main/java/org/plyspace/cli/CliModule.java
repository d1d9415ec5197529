package org.plyspace.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import org.plyspace.cli.command.PluginSettings;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Surroundings;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginLoader;

/** Puts the parts together. The registry is made when first asked for, which is after the command line has been read. */
final class CliModule extends AbstractModule {

    private final Streams streams;
    private final Surroundings surroundings;

    CliModule(Streams streams, Surroundings surroundings) {
        this.streams = streams;
        this.surroundings = surroundings;
    }

    @Provides
    Streams streams() {
        return streams;
    }

    @Provides
    Surroundings surroundings() {
        return surroundings;
    }

    @Provides
    @Singleton
    Output output() {
        return new Output(streams);
    }

    @Provides
    @Singleton
    PluginSettings pluginSettings() {
        return new PluginSettings(surroundings.home(), surroundings.environment());
    }

    @Provides
    @Singleton
    Registry registry(PluginSettings settings) {
        return new Registry(PluginLoader.onDemand(settings.folders()));
    }
}
