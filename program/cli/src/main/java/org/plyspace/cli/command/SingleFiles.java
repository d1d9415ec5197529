package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.function.Function;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;

/** The rule sets of single files, named as {@code FILE#id} even if the id is taken elsewhere. */
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
