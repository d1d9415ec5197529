package org.plyspace.engine.exchange;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.engine.record.RecordReplay;

/** Replays the games of a file that names their rule sets: a single one is shown, of several each is told in a line. */
public record FileReplays(Registry registry, GameReader reader, Listener listener) {

    private static final String REPLAY = "to replay a game";

    /** Hears of the games, while their rule sets may be asked. */
    public interface Listener {

        /** Called with the only game of a file, as far as it is sound. */
        void replayed(Game game, Optional<Problem> problem);

        /** Called for each of several games. */
        void told(String line);
    }

    /** What is wrong with a game: a move, or the outcome stated. */
    public record Problem(String words, boolean ofMove) {

        private static Optional<Problem> of(RecordReplay replay) {
            return replay.run()
                    .map(bad -> new Problem("bad " + bad, true))
                    .or(() -> replay.conclude().map(words -> new Problem(words, false)));
        }

        private static Optional<Problem> of(PartialGame held) {
            return held.troubles().stream()
                    .findFirst()
                    .map(trouble -> new Problem(
                            (trouble.move().isPresent() ? "bad " : "") + trouble.reason(),
                            trouble.move().isPresent()));
        }
    }

    /** A record and the line it begins in. */
    private record Placed(GameRecord record, int line) {}

    /** Whether the word in the place of a variant names a file of records, or standard input. */
    public static boolean isFile(String word) {
        return word.equals(Input.STANDARD_INPUT)
                || word.endsWith(".json")
                || word.endsWith(".jsonl")
                || word.endsWith(".pgn");
    }

    /**
     * Replays all games; false if any of them is bad.
     *
     * @throws PlyspaceException if the file cannot be read as records, or holds one game only and its variant or start is bad
     */
    public boolean replay(String file) {
        String text = reader.text(file);
        GameFormat form = reader.form(text, file);
        if (form == GameFormat.PGN) {
            return replayPgn(file, text);
        }
        if (form == GameFormat.SOURCE && reader.form().isPresent()) {
            throw new UsageException(Input.name(file)
                    + ": source text does not name its variant; expected 'plyspace replay VARIANT " + Input.name(file)
                    + "'");
        }
        List<Placed> all = read(file, text);
        if (all.size() == 1) {
            return replayOnly(file, all.get(0));
        }
        boolean good = true;
        for (Placed placed : all) {
            good &= replayOne(file, placed);
        }
        return good;
    }

    private boolean replayOnly(String file, Placed placed) {
        try {
            return replay(placed, listener::replayed);
        } catch (FailureException asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new InputException(Input.name(file) + ":" + placed.line, refused.getMessage());
        }
    }

    private boolean replayOne(String file, Placed placed) {
        String place = Input.name(file) + ":" + placed.line + ": ";
        try {
            return replay(placed, (game, problem) -> tell(place, game, problem));
        } catch (PlyspaceException refused) {
            listener.told(place + refused.getMessage());
            return false;
        }
    }

    /** What is done with a game that was replayed. */
    private interface Use {
        void of(Game game, Optional<Problem> problem);
    }

    private boolean replay(Placed placed, Use use) {
        return registry.follow(placed.record.setting(), REPLAY, counter -> {
            RecordReplay replay = new RecordReplay(registry, placed.record, placed.line);
            counter.count(() -> replay.game().plies());
            Optional<Problem> problem = Problem.of(replay);
            use.of(replay.game(), problem);
            return problem.isEmpty();
        });
    }

    private boolean replayPgn(String file, String text) {
        List<PartialGame> games = new ArrayList<>();
        new Exchange(registry)
                .readHeld(
                        new GamesText(text, Input.name(file), Optional.empty(), Optional.empty()),
                        GameFormat.PGN,
                        games::add);
        for (int i = 0; i < games.size(); i++) {
            PartialGame held = games.get(i);
            String place = Input.name(file) + ", game " + (i + 1) + ": ";
            registry.follow(held.record().setting(), REPLAY, counter -> {
                Optional<Problem> problem = Problem.of(held);
                if (games.size() == 1) {
                    listener.replayed(held.game(), problem);
                } else {
                    tell(place, held.game(), problem);
                }
                return held;
            });
        }
        return games.stream().allMatch(held -> held.troubles().isEmpty());
    }

    private static List<Placed> read(String file, String text) {
        List<Placed> all = new ArrayList<>();
        try (RecordReader records = new RecordReader(new StringReader(text), Input.name(file))) {
            for (Optional<GameRecord> next = records.next(); next.isPresent(); next = records.next()) {
                all.add(new Placed(next.get(), records.line()));
            }
        }
        if (all.isEmpty()) {
            throw new UsageException(Input.name(file) + ": no game in it; expected records as 'convert' writes them");
        }
        return all;
    }

    private void tell(String place, Game game, Optional<Problem> problem) {
        listener.told(place
                + problem.map(Problem::words)
                        .orElseGet(() -> game.position().rules().setting() + ", " + plies(game) + ", "
                                + game.outcome().map(Object::toString).orElse("the game goes on")));
    }

    /** The number of plies in words: {@code 1 ply}, {@code 2 plies}. */
    public static String plies(Game game) {
        return game.plies() + (game.plies() == 1 ? " ply" : " plies");
    }
}
