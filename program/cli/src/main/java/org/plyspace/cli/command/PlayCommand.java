package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.cli.play.Play;
import org.plyspace.cli.play.SeatChoice;
import org.plyspace.engine.CallLimit;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.Seat;
import org.plyspace.match.engine.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Option;

/** {@code plyspace play}: plays a game in the terminal. */
@Command(
        name = "play",
        description =
                "Plays a game: type moves, or 'help' for the other commands. Without a terminal it reads them from"
                        + " standard input, one a line. --list lists the saved games.")
public final class PlayCommand extends BaseCommand {

    private static final long SEEDS = 1_000_000;

    private final Play play;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private SavedGameOptions games;

    @Mixin
    private ViewOptions view;

    @Option(
            names = "--white",
            paramLabel = "WHO",
            completionCandidates = SeatNames.class,
            description =
                    "who plays White: human (default), random, greedy, level1 to level10, alphabeta with any of depth=N, nodes=N, "
                            + "time=Ss, hash=MB, threads=N, as in alphabeta:time=0.5s,hash=16, or another program: "
                            + "uci:cmd=COMMAND or xboard:cmd=COMMAND")
    private Optional<String> white = Optional.empty();

    @Option(
            names = "--black",
            paramLabel = "WHO",
            completionCandidates = SeatNames.class,
            description = "the same for Black")
    private Optional<String> black = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "continue the game in FILE")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "save to FILE after every move; an existing file must be the one loaded")
    private Optional<String> save = Optional.empty();

    @Option(names = "--unsaved", description = "do not save games unless --save names a file")
    private boolean unsaved;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "seed of random engines; default: random, and written to the record")
    private Optional<Long> seed = Optional.empty();

    @Inject
    public PlayCommand(Play play) {
        this.play = play;
    }

    @Override
    public Integer call() {
        if (games.isAboutGames()) {
            return games.answer(variantId(arguments.variant()));
        }
        String named = games.variant(arguments.variant());
        check(named);
        Optional<String> from = games.isResumed() ? Optional.of(games.resumed(variantId(named))) : load;
        String setting = named.isEmpty() ? play.specOf(from.orElseThrow()) : named;
        return registry().within(CallLimit.NONE).ask(setting, "to play a game", () -> played(setting, from));
    }

    private String variantId(String named) {
        return named.isEmpty() ? "" : registry().rules(named).variant().id();
    }

    private void check(String variant) {
        boolean resume = games.isResumed();
        if ((resume || load.isPresent()) && arguments.hasPosition()) {
            throw new UsageException("--position and " + (resume ? "--resume" : "--load")
                    + " exclude each other: the game loaded has a start of its own");
        }
        if (!resume && variant.isEmpty()) {
            throw new UsageException("the variant is missing; only --resume can do without it");
        }
        if (resume && load.isPresent()) {
            throw new UsageException("--resume and --load exclude each other: each names a game");
        }
    }

    /** Plays from a file, or from the start; a resumed game is saved to the same file unless another one is named. */
    private int played(String setting, Optional<String> from) {
        boolean resume = games.isResumed();
        Map<Side, Seat> named = new EnumMap<>(Side.class);
        white.ifPresent(text -> named.put(Side.WHITE, player("--white", text)));
        black.ifPresent(text -> named.put(Side.BLACK, player("--black", text)));
        long drawn = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS));
        Play.Sight sight = new Play.Sight(view.look(), view.followsTerminal());
        Play.Storage storage = new Play.Storage(from, resume ? save.or(() -> from) : save, !unsaved);
        Rules rules = arguments.rules(setting);
        boolean sound;
        if (from.isPresent()) {
            SeatChoice seatChoice = new SeatChoice(play.record(from.get()), named, resume, drawn);
            sound = play.fromFile(rules, seatChoice, storage, sight);
        } else {
            Seat human = Seat.of(Seat.HUMAN);
            Seats players =
                    new Seats(named.getOrDefault(Side.WHITE, human), named.getOrDefault(Side.BLACK, human), drawn);
            sound = play.fromSetup(rules, arguments.setup(rules), players, storage, sight);
        }
        return ExitCode.of(sound);
    }

    private static Seat player(String option, String text) {
        try {
            return Seat.of(text);
        } catch (UsageException none) {
            throw new UsageException(option + ": " + none.getMessage());
        }
    }

    /** Makes the variant optional, since {@code --resume} does not need it. */
    public static void letVariantBeLeftOut(CommandSpec setting) {
        PositionalParamSpec variant = setting.positionalParameters().get(0);
        setting.remove(variant);
        setting.addPositional(PositionalParamSpec.builder(variant)
                .arity("0..1")
                .required(false)
                .build());
    }

    /** The words that a seat can begin with on the command line, for shell completion. */
    static final class SeatNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Stream.of(Seat.HUMAN), EngineSpec.KINDS.stream())
                    .iterator();
        }
    }
}
