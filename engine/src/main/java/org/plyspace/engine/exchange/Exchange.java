package org.plyspace.engine.exchange;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Notations;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantSpec;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordException;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.engine.record.RecordWriter;
import org.plyspace.engine.replay.GameText;

/** Reads games in any form, checks them, and writes them in any form. */
public final class Exchange {

    private final Registry registry;

    public Exchange(Registry registry) {
        this.registry = registry;
    }

    /**
     * All games of a text, at least one.
     *
     * @throws RecordException if one is not written as it should be
     * @throws org.plyspace.engine.record.BadGameException if one does not hold by its rules
     * @throws org.plyspace.api.PlyspaceException if the variant or the position given with source text is bad
     */
    public List<CheckedGame> read(GamesText games, GameFormat format) {
        refuseBlank(games);
        List<CheckedGame> all = new ArrayList<>();
        switch (format) {
            case JSON -> json(games, (record, line) -> checked(record, games.name(), line), all::add);
            case PGN ->
                pgn(
                        games,
                        reader -> reader.next().map(record -> checked(record, games.name(), reader.line())),
                        all::add);
            case SOURCE -> all.add(source(games).checked(games.name()));
        }
        return all;
    }

    /**
     * All games of a text, at least one, each as far as it holds by its rules.
     *
     * @param found is told each game before the next one is read; what it throws ends the reading
     * @throws RecordException if one is not written as it should be
     * @throws org.plyspace.api.PlyspaceException if the variant or the position given with source text is bad
     */
    public void readHeld(GamesText games, GameFormat format, Consumer<HeldGame> found) {
        refuseBlank(games);
        switch (format) {
            case JSON -> json(games, (record, line) -> held(record, games.name(), line), found);
            case PGN -> pgn(games, PgnReader::nextHeld, found);
            case SOURCE -> found.accept(source(games));
        }
    }

    /**
     * A record as far as it holds by its rules.
     *
     * @param name what messages call the file
     * @param line of the file that the record begins in
     * @throws RecordException if its variant is not there or does not take the options or the start
     */
    public HeldGame held(GameRecord record, String name, int line) {
        return RecordReplay.asked(registry, record, name + ":" + line, line, replay -> {
            Troubles troubles = new Troubles();
            GameLine holds = replay.runHeld(bad -> troubles.add(replay.game(), bad));
            if (troubles.isEmpty()) {
                replay.conclude().ifPresent(reason -> troubles.addEnd(holds, reason));
            }
            return new HeldGame(
                    record.withLine(holds),
                    replay.game(),
                    record.result().text(),
                    record.termination(),
                    troubles.told());
        });
    }

    /** Of anything else each form finds a game in it, or refuses what it finds. */
    private static void refuseBlank(GamesText games) {
        if (games.text().isBlank()) {
            throw new RecordException(games.name(), "there is no game in it");
        }
    }

    private static <T> void json(GamesText games, BiFunction<GameRecord, Integer, T> made, Consumer<? super T> found) {
        try (RecordReader reader = new RecordReader(new StringReader(games.text()), games.name(), games.line())) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                found.accept(made.apply(next.get(), reader.line()));
            }
        }
    }

    private <T> void pgn(GamesText games, Function<PgnReader, Optional<T>> following, Consumer<? super T> found) {
        PgnReader reader = new PgnReader(registry, games.text(), games.name(), games.line());
        for (Optional<T> next = following.apply(reader); next.isPresent(); next = following.apply(reader)) {
            found.accept(next.get());
        }
    }

    /**
     * Moves without an end that is written down, as far as they hold.
     *
     * @param spec of the variant
     * @param start the position's text; empty for the start that the rules have
     * @param moves in machine form
     * @param name what messages call them
     * @throws RecordException if the variant is not there or does not take the options or the start
     */
    public HeldGame held(String spec, Optional<String> start, List<String> moves, String name) {
        VariantSpec parsed = VariantSpec.parse(spec);
        GameRecord record = new GameRecord(
                parsed.id(), parsed.given(), start, GameLine.of(moves), GameResult.OPEN, Optional.empty(), Map.of());
        return RecordReplay.asked(registry, record, name, 1, replay -> {
            Troubles troubles = new Troubles();
            replay.runHeld(bad -> troubles.add(replay.game(), bad));
            GameRecord played = GameRecord.of(replay.game(), Map.of());
            return new HeldGame(played, replay.game(), played.result().text(), played.termination(), troubles.told());
        });
    }

    private HeldGame source(GamesText games) {
        String spec = games.variant()
                .orElseThrow(() -> new RecordException(
                        games.name(), "source text does not say of which variant it is; --variant ID would tell"));
        return registry.ask(spec, "to replay a game", () -> source(games, spec));
    }

    private HeldGame source(GamesText games, String spec) {
        Rules rules = registry.rules(spec, games.position().orElse(""));
        GameText text = new GameText(games.line());
        games.text().lines().forEach(text::add);
        return SourceText.read(
                rules,
                games.position().map(rules::read).orElseGet(rules::start),
                Notations.readable(rules).orElse(Notation.MACHINE),
                text,
                games.name());
    }

    private CheckedGame checked(GameRecord record, String name, int line) {
        return new CheckedGame(record, RecordReplay.play(registry, record, name, line));
    }

    /**
     * Games as text, a line break at the end: in JSON one over several lines, or many with a line each.
     *
     * @throws RecordException if several games are to be source text, which cannot tell where one ends
     */
    public static String write(List<CheckedGame> games, GameFormat format) {
        return switch (format) {
            case JSON -> json(games);
            case PGN ->
                games.stream()
                        .map(game -> PgnWriter.write(game.record(), game.game().start()))
                        .collect(Collectors.joining("\n"));
            case SOURCE -> source(games);
        };
    }

    private static String json(List<CheckedGame> games) {
        RecordWriter writer = new RecordWriter();
        return games.size() == 1
                ? writer.document(games.get(0).record())
                : games.stream().map(game -> writer.line(game.record()) + "\n").collect(Collectors.joining());
    }

    private static String source(List<CheckedGame> games) {
        if (games.size() > 1) {
            throw new RecordException("source text", "it holds one game, found " + games.size() + "; use json or pgn");
        }
        return SourceText.write(games.get(0).game());
    }
}
