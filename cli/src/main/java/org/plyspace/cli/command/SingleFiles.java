package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;

/** What single files bring that are named as {@code FILE#id}, whatever else has that id. */
public final class SingleFiles implements Function<Path, Registry> {

    private final PluginSettings plugins;
    private final SlowCallListener slowCallListener;

    @Inject
    public SingleFiles(PluginSettings plugins, SlowCallListener slowCallListener) {
        this.plugins = plugins;
        this.slowCallListener = slowCallListener;
    }

    @Override
    public Registry apply(Path file) {
        return new Registry(PluginLoader.ofFile(file, plugins.folders(), slowCallListener), slowCallListener);
    }
}
