package org.plyspace.cli.command;

import com.google.inject.AbstractModule;
import com.google.inject.Injector;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.util.Providers;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.serve.ServeModule;
import org.plyspace.cli.serve.ServeSession;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.OpenGames;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.web.PageModule;
import org.plyspace.web.PageServer;
import org.plyspace.web.game.PageTime;
import org.plyspace.web.http.PageSettings;

/** Wires the parts together. The registry is created on first use, after the command line has been read. */
public final class CliModule extends AbstractModule {

    private final Streams streams;
    private final Environment environment;

    /** Creates the module of one command line. */
    public CliModule(Streams streams, Environment environment) {
        this.streams = streams;
        this.environment = environment;
    }

    @Override
    protected void configure() {
        bind(Streams.class).toInstance(streams);
        bind(Environment.class).toInstance(environment);
        // The commands in the order of help, by their classes: making all of them would take longer than most run. As
        // instances they would be searched for what to inject into a class, which takes long too.
        Multibinder<Class<?>> commands = Multibinder.newSetBinder(binder(), new TypeLiteral<>() {});
        commands.addBinding().toProvider(Providers.of(VariantsCommand.class));
        commands.addBinding().toProvider(Providers.of(AddCommand.class));
        commands.addBinding().toProvider(Providers.of(ShowCommand.class));
        commands.addBinding().toProvider(Providers.of(MovesCommand.class));
        commands.addBinding().toProvider(Providers.of(WhyCommand.class));
        commands.addBinding().toProvider(Providers.of(PerftCommand.class));
        commands.addBinding().toProvider(Providers.of(BestCommand.class));
        commands.addBinding().toProvider(Providers.of(SolveCommand.class));
        commands.addBinding().toProvider(Providers.of(AnalyseCommand.class));
        commands.addBinding().toProvider(Providers.of(TablebaseCommand.class));
        commands.addBinding().toProvider(Providers.of(MatchCommand.class));
        commands.addBinding().toProvider(Providers.of(TournamentCommand.class));
        commands.addBinding().toProvider(Providers.of(TuneCommand.class));
        commands.addBinding().toProvider(Providers.of(ReplayCommand.class));
        commands.addBinding().toProvider(Providers.of(PlayCommand.class));
        commands.addBinding().toProvider(Providers.of(PuzzlesCommand.class));
        commands.addBinding().toProvider(Providers.of(PageCommand.class));
        commands.addBinding().toProvider(Providers.of(ConvertCommand.class));
        commands.addBinding().toProvider(Providers.of(NewVariantCommand.class));
        commands.addBinding().toProvider(Providers.of(CheckCommand.class));
        commands.addBinding().toProvider(Providers.of(CheckmateCommand.class));
        commands.addBinding().toProvider(Providers.of(VerifyCommand.class));
        commands.addBinding().toProvider(Providers.of(CompareCommand.class));
        commands.addBinding().toProvider(Providers.of(StudyCommand.class));
        commands.addBinding().toProvider(Providers.of(ScenariosCommand.class));
        commands.addBinding().toProvider(Providers.of(RefereeCommand.class));
        commands.addBinding().toProvider(Providers.of(ServeCommand.class));
        commands.addBinding().toProvider(Providers.of(PythonCommand.class));
        commands.addBinding().toProvider(Providers.of(UciCommand.class));
    }

    @Provides
    @Singleton
    Input input() {
        return new Input(streams.in());
    }

    @Provides
    SlowCallListener slowCallListener(Console console) {
        return console.waits();
    }

    @Provides
    @Singleton
    Registry registry(PluginSettings settings, SlowCallListener slowCallListener) {
        return new Registry(PluginLoader.onDemand(settings.folders(), slowCallListener), slowCallListener);
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

    /** Conversations of {@code serve}, of whose topics no other command knows. */
    @Provides
    Supplier<ServeSession> sessions(Injector injector) {
        return () -> injector.createChildInjector(new ServeModule()).getInstance(ServeSession.class);
    }

    /** Servers of the page, of which no other command knows more. */
    @Provides
    Function<PageSettings, PageServer> servers(Injector injector) {
        return settings -> injector.createChildInjector(new PageModule(settings, PageTime.ofSystem()))
                .getInstance(PageServer.class);
    }

    /** The rule sets of single files, named as {@code FILE#id} even if the id is taken elsewhere. */
    @Provides
    Function<Path, Registry> ruleSetsOfFiles(PluginSettings plugins, SlowCallListener slowCallListener) {
        return file -> new Registry(PluginLoader.ofFile(file, plugins.folders(), slowCallListener), slowCallListener);
    }
}
