package org.plyspace.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plyspace.api.FailureException;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Termination;
import org.plyspace.engine.TooLargeException;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.replay.BadMove;

/** Checks a record against the rules: start, moves, variations, result. */
public final class RecordReplay {

    private final GameRecord record;
    private final int textLine;
    private final Game game;

    /**
     * Creates a replay that stands at the record's start.
     *
     * @param textLine the line that the record begins in, for messages
     * @throws org.plyspace.api.PlyspaceException if the variant is missing or does not take the options or the start
     */
    public RecordReplay(Registry registry, GameRecord record, int textLine) {
        this.record = record;
        this.textLine = textLine;
        Rules rules = registry.rules(record.setting(), record.start().orElse(""));
        this.game = new Game(rules, record.start().map(rules::read).orElseGet(rules::start));
    }

    /**
     * Replays and checks the whole game.
     *
     * @param name what messages call the file
     * @param textLine the line of the file that the record begins in
     * @throws FailureException if the rules do not allow it
     * @throws InputException if anything else is wrong with it, such as a missing variant
     */
    public static Game play(Registry registry, GameRecord record, String name, int textLine) {
        String place = name + ":" + textLine;
        return asked(registry, record, place, textLine, replay -> {
            replay.run().ifPresent(bad -> {
                throw new FailureException(name, "bad " + bad);
            });
            replay.conclude().ifPresent(reason -> {
                throw new FailureException(place, reason);
            });
            return replay.game;
        });
    }

    /**
     * The result of a replay; the record's place is added to whatever the rules refuse.
     *
     * @param place what messages call it
     * @throws InputException if the variant is missing or does not take the options or the start
     */
    public static <T> T asked(
            Registry registry, GameRecord record, String place, int textLine, Function<RecordReplay, T> question) {
        try {
            return registry.follow(record.setting(), "to replay a game", counter -> {
                RecordReplay replay = new RecordReplay(registry, record, textLine);
                counter.count(replay.game::plies);
                return question.apply(replay);
            });
        } catch (InputException | FailureException | TooLargeException asItIs) {
            throw asItIs;
        } catch (PlyspaceException refused) {
            throw new InputException(place, refused.getMessage());
        }
    }

    /** The game as far as it has been played. */
    public Game game() {
        return game;
    }

    /** Plays all moves, and each variation where it branches off. Stops at the first bad move, with the game before that move. */
    public Optional<BadMove> run() {
        return run(record.line());
    }

    private Optional<BadMove> run(GameLine line) {
        for (int i = 0; i < line.moves().size(); i++) {
            String text = line.moves().get(i);
            Optional<BadMove> bad =
                    variations(line, line.firstPly() + i).or(() -> step(text).map(reason -> bad(line, text, reason)));
            if (bad.isPresent()) {
                return bad;
            }
        }
        return Optional.empty();
    }

    private Optional<BadMove> variations(GameLine line, int ply) {
        for (GameLine variation : line.variations()) {
            if (variation.firstPly() == ply) {
                int before = game.plies();
                Optional<BadMove> bad = run(variation);
                if (bad.isPresent()) {
                    return bad;
                }
                takeBackTo(before);
            }
        }
        return Optional.empty();
    }

    /**
     * Plays all that is legal: a line ends before its first bad move, and the others go on. The game then stands at the end of its own
     * legal moves.
     *
     * @param whenBad receives each bad move while the game stands before it
     * @return the legal part of the record's line
     */
    public GameLine runHeld(Consumer<BadMove> whenBad) {
        return runHeld(record.line(), whenBad);
    }

    private GameLine runHeld(GameLine line, Consumer<BadMove> whenBad) {
        List<String> moves = new ArrayList<>();
        List<GameLine> variations = new ArrayList<>();
        Optional<BadMove> bad = Optional.empty();
        for (int i = 0; i < line.moves().size() && bad.isEmpty(); i++) {
            int ply = line.firstPly() + i;
            List<GameLine> here = heldVariations(line, ply, whenBad);
            String text = line.moves().get(i);
            bad = step(text).map(reason -> bad(line, text, reason));
            bad.ifPresent(whenBad);
            if (bad.isEmpty()) {
                moves.add(text);
                variations.addAll(here);
            }
        }
        int last = line.firstPly() + moves.size() - 1;
        return new GameLine(
                line.firstPly(),
                moves,
                line.comments().headMap(last + 1),
                line.signs().headMap(last + 1),
                variations);
    }

    private List<GameLine> heldVariations(GameLine line, int ply, Consumer<BadMove> whenBad) {
        List<GameLine> held = new ArrayList<>();
        for (GameLine variation : line.variations()) {
            if (variation.firstPly() == ply) {
                int before = game.plies();
                GameLine holds = runHeld(variation, whenBad);
                if (!holds.moves().isEmpty()) {
                    held.add(holds);
                }
                takeBackTo(before);
            }
        }
        return held;
    }

    private void takeBackTo(int plies) {
        while (game.plies() > plies) {
            game.takeBack();
        }
    }

    /** Plays a move; returns why it was not played, or empty if it was. */
    private Optional<String> step(String text) {
        Optional<Outcome> over = game.outcome();
        if (over.isPresent()) {
            return Optional.of("the game is over: " + over.get());
        }
        Position position = game.position();
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        if (!(verdict instanceof Verdict.Legal legal)) {
            return Optional.of(MoveTexts.reason(text, verdict));
        }
        long move = legal.move();
        String exact = position.words().text(move, Notation.MACHINE);
        if (!exact.equals(text)) {
            return Optional.of("in a record this move is written " + exact);
        }
        game.play(move);
        return Optional.empty();
    }

    private BadMove bad(GameLine line, String text, String reason) {
        Position position = game.position();
        // A variation is a part of the main line and never equal to it.
        String where = line.equals(record.line()) ? "" : " (in the variation at ply " + line.firstPly() + ")";
        return new BadMove(
                position.fullmoveNumber(), position.sideToMove(), textLine, Texts.shorten(text), reason + where);
    }

    /** Ends the game as the record says; returns why it cannot have ended so, or empty. Call it after a replay without bad moves. */
    public Optional<String> conclude() {
        Optional<String> wrong =
                record.result().conclude(game, record.termination().flatMap(Termination::of));
        Optional<String> reason = game.outcome().map(Outcome::reason);
        if (wrong.isEmpty() && !reason.equals(record.termination())) {
            return Optional.of("the termination is given as " + quoted(record.termination())
                    + ", but by moves and result it is " + quoted(reason));
        }
        return wrong;
    }

    private static String quoted(Optional<String> termination) {
        return termination.map(text -> "'" + Texts.shorten(text) + "'").orElse("none");
    }
}
