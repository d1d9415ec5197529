package org.plyspace.engine.exchange;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;
import org.plyspace.engine.Notations;
import org.plyspace.engine.Registry;
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
        if (games.text().isBlank()) {
            throw new RecordException(games.name(), "there is no game in it");
        }
        List<CheckedGame> all = switch (format) {
            case JSON -> json(games);
            case PGN -> pgn(games);
            case SOURCE -> List.of(source(games));
        };
        if (all.isEmpty()) {
            throw new RecordException(games.name(), "there is no game in it");
        }
        return all;
    }

    private List<CheckedGame> json(GamesText games) {
        List<CheckedGame> all = new ArrayList<>();
        try (RecordReader reader = new RecordReader(new StringReader(games.text()), games.name())) {
            for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                all.add(checked(next.get(), games.name(), reader.line()));
            }
        }
        return all;
    }

    private List<CheckedGame> pgn(GamesText games) {
        List<CheckedGame> all = new ArrayList<>();
        PgnReader reader = new PgnReader(registry, games.text(), games.name());
        for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            all.add(checked(next.get(), games.name(), reader.line()));
        }
        return all;
    }

    private CheckedGame source(GamesText games) {
        String spec = games.variant()
                .orElseThrow(() -> new RecordException(
                        games.name(), "source text does not say of which variant it is; --variant ID would tell"));
        return registry.ask(spec, "to replay a game", () -> source(games, spec));
    }

    private CheckedGame source(GamesText games, String spec) {
        Rules rules = registry.rules(spec, games.position().orElse(""));
        GameText text = new GameText();
        games.text().lines().forEach(text::add);
        GameRecord record = SourceText.read(
                rules,
                games.position().map(rules::read).orElseGet(rules::start),
                Notations.readable(rules).orElse(Notation.MACHINE),
                text,
                games.name());
        return checked(record, games.name(), 1);
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
