package org.plyspace.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.NoStartException;
import org.plyspace.api.OptionException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.TextException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.UnknownVariantException;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.io.InputException;

/** The readers, each with its documented refusals. */
enum Target {
    /** {@code Rules.read}, and what is made from the setups. */
    POSITIONS('p', new ReadPositions(), List.of(TextException.class)),
    /** {@code PositionWords.judge}, which refuses by its verdict. */
    MOVES('m', new ReadMoves(), List.of()),
    /** {@code Rules.faults} and {@code Rules.position} of setups made without a text. */
    SETUPS('s', new ReadSetups(), List.of()),
    /** {@code Exchange.read} of JSON. */
    RECORDS('r', new ReadGames(GameFormat.JSON), List.of(InputException.class, FailureException.class)),
    /** {@code Exchange.read} of text like PGN. */
    PGN('g', new ReadGames(GameFormat.PGN), List.of(InputException.class, FailureException.class)),
    /** {@code Exchange.read} of a game in a source's notation, for an existing variant. */
    SOURCE_TEXTS(
            't',
            new ReadGames(GameFormat.SOURCE),
            List.of(InputException.class, FailureException.class, UsageException.class, NoStartException.class)),
    /** {@code VariantSource.read} of rules as JSON, which checks them under all combinations of their options. */
    RULES('j', new ReadRules(), Duration.ofSeconds(20), List.of(TextException.class)),
    /** {@code Vector.read}, and the answers of {@code verify}. */
    VECTORS('v', new ReadVectors(), List.of(UsageException.class)),
    /** {@code Referee.answer}, which refuses by its answer. */
    QUESTIONS('q', new ReadQuestions(), List.of()),
    /** {@code Registry.rules} of {@code id:option=value,...}. */
    OPTIONS(
            'o',
            new ReadOptions(),
            List.of(VariantException.class, UnknownVariantException.class, OptionException.class));

    private final char tag;

    @SuppressWarnings("ImmutableEnumChecker") // readings keep nothing between inputs
    private final Contract contract;

    Target(char tag, Reading reading, List<Class<? extends PlyspaceException>> refusals) {
        this(tag, reading, Duration.ofSeconds(2), refusals);
    }

    Target(char tag, Reading reading, Duration limit, List<Class<? extends PlyspaceException>> refusals) {
        this.tag = tag;
        this.contract = new Contract(reading, limit, refusals);
    }

    /** The target named by the first byte of a mixed input. */
    static Optional<Target> of(byte tag) {
        return Arrays.stream(values()).filter(target -> target.tag() == tag).findFirst();
    }

    /** The target with a name on the command line. */
    static Target named(String id) {
        return Arrays.stream(values())
                .filter(target -> target.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no reader '" + id + "'; there are "
                        + Arrays.stream(values()).map(Target::id).toList()));
    }

    /** The byte before its inputs when those of several targets are mixed. */
    byte tag() {
        return (byte) tag;
    }

    /** Its name on the command line and that of its inputs' folder. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Contract contract() {
        return contract;
    }
}
