package org.plyspace.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GameReader;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.match.advice.GameReviews;
import org.plyspace.match.advice.ReviewReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace analyse}: scores every move of a game. */
@Command(
        name = "analyse",
        description =
                "Searches every position of a game and prints, for each move, the score before and after it, what it lost"
                        + " and the best line; then a summary of each side. FILE has any form that 'convert' reads.")
public final class AnalyseCommand extends BaseCommand {

    @Parameters(index = "0", paramLabel = "FILE", description = "file of games, or - for standard input")
    private String file = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "50000",
            description = "search at most N nodes for each position (default: ${DEFAULT-VALUE})")
    private long nodes;

    @Mixin
    private GameFileOptions reading;

    @Option(names = "--variant", paramLabel = "<variant>", description = GameFileOptions.VARIANT)
    private Optional<String> variant = Optional.empty();

    @Option(
            names = "--annotate",
            paramLabel = "OUT",
            description =
                    "write the games, with the findings as comments, in the form of FILE; OUT must be a new file or FILE"
                            + " itself")
    private Optional<String> out = Optional.empty();

    @Mixin
    private CommonOptions.Json json;

    @Mixin
    private CommonOptions.Tables tables;

    @Override
    public Integer call() {
        if (nodes < 1) {
            throw new UsageException("--nodes: " + nodes + " is less than 1");
        }
        GameReader reader = reading.reader(input());
        Optional<AnnotatedFile> annotated = out.map(name -> AnnotatedFile.of(file, name));
        if (reader.encoding().isPresent()
                && annotated.flatMap(AnnotatedFile::text).isPresent()) {
            throw new UsageException("--annotate: games are written as UTF-8, not in the --encoding of "
                    + Input.name(file) + "; choose another name");
        }
        String text = annotated.flatMap(AnnotatedFile::text).orElseGet(() -> reader.text(file));
        GameFormat form = reader.form(text, file);
        GameReader.check(form, variant, Optional.empty());
        Exchange exchange = new Exchange(registry());
        List<ReplayedGame> games =
                exchange.read(new GamesText(text, Input.name(file), variant, Optional.empty()), form);
        List<ReviewReport> reports;
        try (ProgressLine line = console().progress("positions")) {
            reports = new GameReviews(registry(), nodes, tables::forSearch).of(games, line);
        }
        print(reports);
        annotated.ifPresent(to -> to.write(exchange.write(
                GameReviews.commented(games, reports), form == GameFormat.PGN ? form : GameFormat.JSON)));
        return ExitCode.DONE;
    }

    private void print(List<ReviewReport> reports) {
        if (json.isWanted()) {
            console().json(Map.of("games", reports));
            return;
        }
        for (int i = 0; i < reports.size(); i++) {
            if (i > 0) {
                console().line("");
            }
            reports.get(i).lines().forEach(console()::line);
        }
    }

    /**
     * The file for annotated games: a new one, or the one they were read from, which is replaced only if it has not changed since.
     *
     * @param text the text of the games, if they were read from this same file
     */
    private record AnnotatedFile(String name, AtomicFile file, Optional<String> text) {

        /**
         * Compares the two names, and reads the games if both name the same file.
         *
         * @throws InputException if {@code out} is an existing file that is not {@code in}, or the file cannot be read
         * @throws org.plyspace.api.PlyspaceException if {@code out} cannot be the name of a file
         */
        static AnnotatedFile of(String in, String out) {
            return OutputFiles.into(out, path -> {
                boolean taken = Files.exists(path);
                if (taken && !isSame(in, path)) {
                    throw new InputException(
                            Input.name(out)
                                    + ": file exists and is not the one analysed; choose another name, or that of the file analysed");
                }
                AtomicFile file = new AtomicFile(path);
                return new AnnotatedFile(
                        out,
                        file,
                        taken ? Optional.of(file.read(Input.name(in), Exchange.LONGEST_FILE)) : Optional.empty());
            });
        }

        private static boolean isSame(String in, Path out) throws IOException {
            Path from = Path.of(in);
            return !in.equals(Input.STANDARD_INPUT) && Files.exists(from) && Files.isSameFile(from, out);
        }

        /**
         * Writes the games.
         *
         * @throws org.plyspace.api.PlyspaceException if that fails; the old file is then unchanged
         */
        void write(String games) {
            try {
                file.update(games);
            } catch (IOException failed) {
                throw FileErrors.unwritable(name, failed);
            }
        }
    }
}
