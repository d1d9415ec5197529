package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.plyspace.api.Rules;
import org.plyspace.cli.play.Play;
import org.plyspace.cli.play.Player;
import org.plyspace.cli.play.Players;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
    private WidthOption width;

    @Option(names = "--white", paramLabel = "WHO", description = "human (default) or random")
    private Player white = Player.HUMAN;

    @Option(names = "--black", paramLabel = "WHO", description = "human (default) or random")
    private Player black = Player.HUMAN;

    @Option(names = "--load", paramLabel = "FILE", description = "go on with the game in this file")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "save after every move; a file that is there must be the one loaded")
    private Optional<String> save = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "of the random players; default: any, told in the record")
    private Optional<Long> seed = Optional.empty();

    @Inject
    public PlayCommand(Provider<Registry> registry, Play play) {
        this.registry = registry;
        this.play = play;
    }

    @Override
    public Integer call() {
        Rules rules = arguments.rules(registry.get());
        Players players = new Players(
                white, black, seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS)));
        Play.Storage storage = new Play.Storage(load, save);
        if (load.isEmpty()) {
            play.fromSetup(rules, arguments.setup(rules), players, storage, width.characters());
        } else if (arguments.hasPosition()) {
            throw new UsageException(
                    "--position and --load exclude each other: the game loaded has a start of its own");
        } else {
            play.fromFile(rules, players, storage, width.characters());
        }
        return 0;
    }
}
