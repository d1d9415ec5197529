package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.ArrangementTables;
import org.plyspace.endgame.AskedTables;
import org.plyspace.endgame.Table;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableFolder;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.lab.study.SourceFiles;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of all subcommands of {@code tablebase}: a rule set, a material, a folder, and how boards hang. */
public final class TableArguments extends PositionArguments {

    /** What a rule set is asked, in messages. */
    static final String ASKED = "for a tablebase";

    private static final String FIXED = "fixed";
    private static final String EVERY = "every";
    private static final String FREE = "free";
    private static final Pattern SOME = Pattern.compile("some:([1-9][0-9]{0,5})");

    private final Environment environment;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "<material>",
            description = "the men of White and of Black with v between, such as KQvK")
    private Optional<String> material = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "folder of the tables; default: plyspace/tablebases in the user's data folder")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--boards",
            paramLabel = "HOW",
            description =
                    "required where boards can move: fixed, they hang as in --position, or as at the start; to build and to"
                            + " verify also every, a table for every arrangement, or some:N, for N of them drawn at random")
    private Optional<String> boards = Optional.empty();

    @Inject
    public TableArguments(CommandContext context, Environment environment) {
        super(context);
        this.environment = environment;
    }

    /** Whether tables of many arrangements of boards are asked for, every one or some. */
    boolean isMany() {
        return boards.filter(how -> how.equals(EVERY) || SOME.matcher(how).matches())
                .isPresent();
    }

    /**
     * Those asked for, if they are many.
     *
     * @param all all there are, one for all that symmetries turn into each other
     */
    List<Arrangements.Standing> chosen(List<Arrangements.Standing> all) {
        Matcher some = SOME.matcher(boards.orElse(EVERY));
        return some.matches() ? Arrangements.draw(all, Integer.parseInt(some.group(1))) : all;
    }

    /** Shows which of many tables is at work. */
    static IntConsumer begins(ArrangementTables tables, ProgressLine line) {
        return index -> line.show(tables.material() + ": arrangement " + (index + 1) + " of " + tables.size());
    }

    /**
     * The rules with their boards as they hang.
     *
     * @throws UsageException if boards can move, and it is not said how they hang
     */
    FixedBoards ground(Rules rules) {
        if (isMany()) {
            throw new UsageException("--boards " + boards.get() + " goes with 'tablebase build' and 'verify'; expected "
                    + FIXED + ", and an arrangement in --position");
        }
        if (boards.filter(FREE::equals).isPresent()) {
            throw new UsageException(TableTexts.whyNoneMove(rules, material(rules)));
        }
        boards.filter(how -> !how.equals(FIXED)).ifPresent(how -> {
            throw new UsageException("--boards: expected " + FIXED + ", or, to build and to verify, " + EVERY
                    + " or some:N with N from 1 to 999999, found '" + Texts.shorten(how) + "'");
        });
        Arrangement arrangement =
                hasPosition() ? Arrangement.of(rules.position(setup(rules), Purpose.STUDY)) : Arrangement.atHome(rules);
        boolean still = "off".equals(rules.options().asMap().get("boardMoves"));
        if (arrangement.boards() > 0 && boards.isEmpty() && !still) {
            throw new UsageException(
                    "boards of " + rules.setting() + " can move, which a table cannot follow; --boards " + FIXED
                            + " takes them as they hang in --position, or at the start");
        }
        return new FixedBoards(rules, arrangement);
    }

    /**
     * The material given.
     *
     * @throws UsageException if there is none, or it is none of the rules
     */
    Material material(Rules rules) {
        return Material.parse(
                rules,
                material.orElseThrow(
                        () -> new UsageException(
                                "the material is missing: expected the men of White and of Black with v between, such as KQvK")));
    }

    /** The material of a position, which must be the one given, if one is. */
    Material material(Position position) {
        Material own = Material.of(position);
        material.map(text -> Material.parse(position.rules(), text))
                .filter(given -> !given.equals(own))
                .ifPresent(given -> {
                    throw new UsageException("the position has " + own + ", not " + given);
                });
        return own;
    }

    /** The name of the folder as it is shown. */
    String folderName() {
        return FileNames.shown(folder());
    }

    private Path folder() {
        return RuleTables.folder(out, environment)
                .orElseThrow(() -> new UsageException("there is no data folder for tables; expected --out DIR"));
    }

    /** The tables in the folder. */
    TableFolder tables(FixedBoards ground) {
        return new TableFolder(
                folder(),
                ground,
                SourceFiles.digest(registry().find(SettingName.parse(variant()).id())));
    }

    /** Has somebody ask the tables of the position given and of all that follow, and closes them. */
    int answer(AskedTables.Asker asker) {
        return ask(ASKED, () -> {
            Position position = position(rules());
            AskedTables tables = new AskedTables(tables(ground(position.rules())));
            try {
                tables.ask(position, material(position), asker);
                return ExitCode.DONE;
            } catch (IOException failed) {
                throw FileErrors.unreadable(folderName(), failed);
            }
        });
    }

    /** Has somebody read the table of the material given, and closes it. */
    int read(BiConsumer<FixedBoards, TableFile> reader) {
        Rules rules = rules();
        FixedBoards ground = ground(rules);
        try (TableFile table = tables(ground).open(material(rules))) {
            reader.accept(ground, table);
            return ExitCode.DONE;
        } catch (IOException failed) {
            throw FileErrors.unreadable(folderName(), failed);
        }
    }

    /** What somebody answers who reads the table with the clock beside a table; empty if there is none. */
    <T> Optional<T> withClock(FixedBoards ground, Table table, Function<TableFile, T> reader) {
        try {
            return new AskedTables(tables(ground)).withClock(table.material(), reader);
        } catch (IOException failed) {
            throw FileErrors.unreadable(folderName(), failed);
        }
    }

    /** Makes the folder, if there is none. */
    void makeFolder() {
        try {
            new AtomicFolder(folder()).make();
        } catch (IOException failed) {
            throw FileErrors.unwritable(folder().toString(), failed);
        }
    }
}
