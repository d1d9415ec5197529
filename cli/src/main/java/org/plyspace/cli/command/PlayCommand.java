package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.plyspace.api.Rules;
import org.plyspace.cli.play.Play;
import org.plyspace.engine.Registry;
import org.plyspace.lab.player.Player;
import org.plyspace.lab.player.Players;
import org.plyspace.search.ChooserException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;

/** {@code plyspace play}: a game in the terminal. */
@Command(
        name = "play",
        description =
                "Plays a game: type moves, or 'help' for what else there is. Without a terminal, lines of standard "
                        + "input are what is typed.")
public final class PlayCommand implements Callable<Integer> {

    private static final long SEEDS = 1_000_000;

    private final Provider<Registry> registry;
    private final Play play;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private ViewOptions view;

    @Option(
            names = "--white",
            paramLabel = "WHO",
            completionCandidates = PlayerNames.class,
            description =
                    "human (default), random, greedy, level1 to level10, alphabeta with any of depth=N, nodes=N, time=Ss, "
                            + "hash=MB, threads=N, as in alphabeta:time=0.5s,hash=16, or another program by uci:cmd=COMMAND or xboard:cmd=COMMAND")
    private String white = Player.HUMAN;

    @Option(names = "--black", paramLabel = "WHO", completionCandidates = PlayerNames.class, description = "likewise")
    private String black = Player.HUMAN;

    @Option(names = "--load", paramLabel = "FILE", description = "go on with the game in this file")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "save after every move; a file that is there must be the one loaded")
    private Optional<String> save = Optional.empty();

    @Option(names = "--resume", description = "go on with the game kept last, of any variant if none is named")
    private boolean resume;

    @Option(names = "--unkept", description = "keep no game that is not saved to a file")
    private boolean unkept;

    @Option(names = "--seed", paramLabel = "S", description = "of the random players; default: any, told in the record")
    private Optional<Long> seed = Optional.empty();

    @Inject
    public PlayCommand(Provider<Registry> registry, Play play) {
        this.registry = registry;
        this.play = play;
    }

    @Override
    public Integer call() {
        check();
        Optional<String> from = resume ? Optional.of(newestKept()) : load;
        String spec = arguments.variant().isEmpty() ? play.specOf(from.orElseThrow()) : arguments.variant();
        return registry.get().guard(spec, "to play a game", () -> played(spec, from));
    }

    private void check() {
        if ((resume || load.isPresent()) && arguments.hasPosition()) {
            throw new UsageException("--position and " + (resume ? "--resume" : "--load")
                    + " exclude each other: the game loaded has a start of its own");
        }
        if (!resume && arguments.variant().isEmpty()) {
            throw new UsageException("the variant is missing; only --resume finds it by itself");
        }
        if (resume && load.isPresent()) {
            throw new UsageException("--resume and --load exclude each other: each names a game");
        }
    }

    private String newestKept() {
        String named = arguments.variant();
        return play.newestKept(
                named.isEmpty() ? "" : registry.get().rules(named).variant().id());
    }

    /** Plays on from a file, or from the start; what is resumed goes on in the same file unless another one is named. */
    private int played(String spec, Optional<String> from) {
        Players players = new Players(
                player("--white", white),
                player("--black", black),
                seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS)));
        Play.Sight sight = new Play.Sight(view.look(), view.followsTerminal());
        Play.Storage storage = new Play.Storage(from, resume ? save.or(() -> from) : save, !unkept);
        Rules rules = arguments.rules(registry.get(), spec);
        boolean saved = from.isPresent()
                ? play.fromFile(rules, players, storage, sight)
                : play.fromSetup(rules, arguments.setup(rules), players, storage, sight);
        return saved ? 0 : 1;
    }

    private static Player player(String option, String text) {
        try {
            return Player.of(text);
        } catch (ChooserException none) {
            throw new UsageException(option + ": " + none.getMessage());
        }
    }

    /** Lets the variant be left out, which {@code --resume} does not need. */
    public static void letVariantBeLeftOut(CommandSpec spec) {
        PositionalParamSpec variant = spec.positionalParameters().get(0);
        spec.remove(variant);
        spec.addPositional(PositionalParamSpec.builder(variant)
                .arity("0..1")
                .required(false)
                .build());
    }
}
