package org.plyspace.match.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;

/** A program that speaks the protocol of xboard, version 2 or 1. */
final class XboardEngine extends ExternalEngine {

    /** How long a program of version 1, which says nothing to {@code protover}, is waited for. */
    private static final Duration SILENCE = Duration.ofSeconds(2);

    private static final Pattern MOVE = Pattern.compile("(?:move|[Mm]y move is ?:?)\\s+(?<move>\\S+).*");
    private static final Pattern CASTLING = Pattern.compile("(?i)[o0]-[o0](-[o0])?");
    private static final Pattern REFUSAL = Pattern.compile("(Illegal move|Invalid move|Error|tellusererror)\\b.*");
    /** Words that change nothing a game depends on, which a program need not know. */
    private static final Pattern NEEDLESS = Pattern.compile(".*\\b(post|easy)\\W*");

    private static final Pattern GIVES_UP = Pattern.compile("(resign|1-0|0-1|1/2-1/2)\\b.*");
    private static final long CENTISECOND = 10;
    private static final long MINUTE = 60;
    private static final double SECOND = 1_000;

    private XboardFeatures features = new XboardFeatures();
    private int pings;
    /** The start of the game that the program knows; empty if it has to be told of one. */
    private Optional<String> known = Optional.empty();
    /** What it knows of the moves played in it. */
    private final List<Long> played = new ArrayList<>();

    /** For games of a rule set. */
    XboardEngine(ExternalEngineSpec order, Rules rules) {
        super(order, rules);
        if (!rules.uciName().equals(Optional.of(UciProtocol.USUAL_VARIANT))) {
            throw new EngineFailedException("programs for xboard do not play " + rules.setting() + ": they play "
                    + UciProtocol.USUAL_VARIANT + ", as its name is in UCI");
        }
        start();
    }

    @Override
    void greet(EngineConversation with) {
        features = new XboardFeatures();
        known = Optional.empty();
        with.send("xboard");
        with.send("protover 2");
        boolean done = with.comes(line -> isLastFeature(with, line), SILENCE);
        if (!done && features.lacks("done") && !with.comes(line -> isLastFeature(with, line), order.forAnAnswer())) {
            throw new EngineFailedException("the engine did not say all its features within "
                    + order.forAnAnswer().toSeconds() + " s");
        }
        order.options().forEach((name, value) -> {
            if (!features.options().contains(name)) {
                throw new EngineFailedException("the engine has no option '" + Texts.shorten(name) + "'; it has "
                        + (features.options().isEmpty() ? "none" : String.join(", ", features.options())));
            }
            with.send("option " + name + "=" + value);
        });
    }

    private boolean isLastFeature(EngineConversation with, String line) {
        features.hear(line).forEach(with::send);
        return features.has("done");
    }

    @Override
    boolean isReusable() {
        return !features.lacks("reuse");
    }

    @Override
    void begin(EngineConversation with) {
        known = Optional.empty();
    }

    @Override
    EngineMove ask(EngineConversation with, Game game, Optional<Clock> clock) {
        tell(with, game, clock);
        XboardInfo thoughts = new XboardInfo();
        limit(with, clock);
        String answer = with.ask(
                "go",
                line -> MOVE.matcher(line).matches(),
                line -> {
                    refuse(line);
                    if (features.has("ping") && GIVES_UP.matcher(line).matches()) {
                        throw new EngineFailedException(
                                "the engine said '" + Texts.shorten(line) + "' instead of a move");
                    }
                    thoughts.hear(line);
                },
                order.forAMove(clock));
        Matcher words = MOVE.matcher(answer);
        long move = read(game.position(), words.matches() ? words.group("move") : "");
        with.send("force");
        played.add(move);
        return thoughts.of(move);
    }

    /** Some programs write castling as people do. */
    private long read(Position position, String word) {
        return CASTLING.matcher(word).matches()
                ? move(position, word.toUpperCase(Locale.ROOT).replace('0', 'O'), Notation.MACHINE)
                : move(position, word.toLowerCase(Locale.ROOT));
    }

    private static void refuse(String line) {
        if (REFUSAL.matcher(line).matches() && !NEEDLESS.matcher(line).matches()) {
            throw new EngineFailedException("the engine said '" + Texts.shorten(line) + "'");
        }
    }

    /** Tells the program what it does not know of a game. */
    private void tell(EngineConversation with, Game game, Optional<Clock> clock) {
        String start = rules.write(game.start());
        if (!known.equals(Optional.of(start)) || !isBeginning(game)) {
            anew(with, start, clock);
        }
        String prefix = features.has("usermove") ? "usermove " : "";
        moves(game, played.size()).forEach(move -> with.send(prefix + move));
        played.addAll(game.moves().subList(played.size(), game.plies()));
        if (features.has("ping")) {
            pings++;
            String pong = "pong " + pings;
            with.ask("ping " + pings, pong::equals, XboardEngine::refuse, order.forAnAnswer());
        }
    }

    /** Whether what the program knows are the first moves of a game. */
    private boolean isBeginning(Game game) {
        return played.size() <= game.plies()
                && game.moves().subList(0, played.size()).equals(played);
    }

    private void anew(EngineConversation with, String start, Optional<Clock> clock) {
        List.of("new", "force", "post", "easy").forEach(with::send);
        if (!start.equals(rules.write(rules.start()))) {
            if (!features.has("setboard")) {
                throw new EngineFailedException(
                        "the engine cannot set positions up, and the game has another start than usual");
            }
            with.send("setboard " + start);
        }
        int depth = order.limits().depth();
        if (depth < Limits.DEEPEST) {
            with.send("sd " + depth);
        }
        clock.ifPresent(left -> with.send("level " + left.movesToGo() + " " + inMinutes(left.millis()) + " "
                + Math.round(left.increment() / SECOND)));
        known = Optional.of(start);
        played.clear();
    }

    private static String inMinutes(long millis) {
        long seconds = Math.max(1, Math.round(millis / SECOND));
        return seconds / MINUTE + ":" + (seconds % MINUTE < 10 ? "0" : "") + seconds % MINUTE;
    }

    /** Says how long it may think about the move; the protocol knows whole seconds for one. */
    private void limit(EngineConversation with, Optional<Clock> clock) {
        Optional<Duration> time = order.time(clock);
        if (time.isPresent() || clock.isEmpty()) {
            long millis = time.orElse(order.forAMove(clock)).toMillis();
            with.send("st " + Math.max(1, (long) Math.ceil(millis / SECOND)));
        } else {
            long centiseconds = clock.get().millis() / CENTISECOND;
            with.send("time " + centiseconds);
            with.send("otim " + centiseconds);
        }
    }

    @Override
    String hurry() {
        return "?";
    }
}
