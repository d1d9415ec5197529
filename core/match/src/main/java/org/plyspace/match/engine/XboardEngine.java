package org.plyspace.match.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.Scores;

/** An external engine that speaks the xboard protocol, version 2 or 1. */
final class XboardEngine extends ExternalEngine {

    /** How long to wait for a reply to {@code protover}, which engines of version 1 do not answer. */
    private static final Duration SILENCE = Duration.ofSeconds(2);

    private static final Pattern MOVE = Pattern.compile("(?:move|[Mm]y move is ?:?)\\s+(?<move>\\S+).*");
    private static final Pattern CASTLING = Pattern.compile("(?i)[o0]-[o0](-[o0])?");
    private static final Pattern REFUSAL = Pattern.compile("(Illegal move|Invalid move|Error|tellusererror)\\b.*");
    /** Commands that do not affect the game, which an engine need not know. */
    private static final Pattern NEEDLESS = Pattern.compile(".*\\b(post|easy)\\W*");

    private static final Pattern GIVES_UP = Pattern.compile("(resign|1-0|0-1|1/2-1/2)\\b.*");
    private static final long CENTISECOND = 10;
    private static final long MINUTE = 60;
    private static final double SECOND = 1_000;

    private XboardFeatures features = new XboardFeatures();
    private int pings;
    /** The start of the game that the engine was sent last; empty if it has none. */
    private Optional<String> sentStart = Optional.empty();
    /** The moves of that game that the engine was sent or chose. */
    private final List<Long> played = new ArrayList<>();

    /** Creates an engine for games of a rule set; the times judge whether it is late. */
    XboardEngine(ExternalEngineSpec order, Rules rules, ThreadTimes times) {
        super(order, rules, times);
        if (!rules.uciName().equals(Optional.of(UciProtocol.USUAL_VARIANT))) {
            throw new EngineFailedException("programs for xboard do not play " + rules.setting() + ": they play "
                    + UciProtocol.USUAL_VARIANT + ", as its name is in UCI");
        }
        start();
    }

    @Override
    void greet(EngineConversation with) {
        features = new XboardFeatures();
        sentStart = Optional.empty();
        with.send("xboard");
        with.send("protover 2");
        boolean done = with.comes(line -> isLastFeature(with, line), SILENCE);
        if (!done && features.lacks("done") && !with.comes(line -> isLastFeature(with, line), order.forAnAnswer())) {
            throw new EngineFailedException("the engine did not finish its feature list within "
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
        sentStart = Optional.empty();
    }

    @Override
    EngineMove ask(EngineConversation with, Game game, Optional<Clock> clock) {
        tell(with, game, clock);
        XboardInfo thoughts = new XboardInfo();
        limit(with, clock);
        String answer = think(
                with,
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
                clock);
        Matcher words = MOVE.matcher(answer);
        long move = read(game.position(), words.matches() ? words.group("move") : "");
        with.send("force");
        played.add(move);
        return thoughts.of(move);
    }

    /** Reads a move; some engines write castling as {@code O-O}. */
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

    /** Sends the engine what it has not yet seen of a game. */
    private void tell(EngineConversation with, Game game, Optional<Clock> clock) {
        String start = rules.write(game.start());
        if (!sentStart.equals(Optional.of(start)) || !isBeginning(game)) {
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

    /** Whether the moves that the engine has are the first moves of a game. */
    private boolean isBeginning(Game game) {
        return played.size() <= game.plies()
                && game.moves().subList(0, played.size()).equals(played);
    }

    private void anew(EngineConversation with, String start, Optional<Clock> clock) {
        List.of("new", "force", "post", "easy").forEach(with::send);
        if (!start.equals(rules.write(rules.start()))) {
            if (!features.has("setboard")) {
                throw new EngineFailedException(
                        "the engine cannot set up positions, and the game does not begin at the usual start");
            }
            with.send("setboard " + start);
        }
        int depth = order.limits().depth();
        if (depth < Limits.DEEPEST) {
            with.send("sd " + depth);
        }
        clock.ifPresent(left -> with.send("level " + left.movesToGo() + " " + inMinutes(left.millis()) + " "
                + Math.round(left.increment() / SECOND)));
        sentStart = Optional.of(start);
        played.clear();
    }

    private static String inMinutes(long millis) {
        long seconds = Math.max(1, Math.round(millis / SECOND));
        return seconds / MINUTE + ":" + (seconds % MINUTE < 10 ? "0" : "") + seconds % MINUTE;
    }

    /** Limits the time for the move; the protocol counts whole seconds. */
    private void limit(EngineConversation with, Optional<Clock> clock) {
        Optional<Duration> time = order.time(clock);
        if (time.isPresent() || clock.isEmpty()) {
            long millis = time.orElse(order.forAMove(clock)).toMillis();
            with.send("st " + Math.max(1, (long) Math.ceil(millis / SECOND)));
        } else {
            with.send("time " + clock.get().millis() / CENTISECOND);
            with.send("otim " + othersMillis(clock.get()) / CENTISECOND);
        }
    }

    @Override
    String hurry() {
        return "?";
    }

    /** A thinking line of an xboard engine: depth, score, centiseconds, nodes and moves. */
    static final class XboardInfo extends UciEngine.EngineInfo {

        private static final Pattern LINE = Pattern.compile(
                "(?<depth>[0-9]{1,4})[.+&-]?\\s+(?<score>[+-]?[0-9]{1,9})\\s+[0-9]{1,12}\\s+(?<nodes>[0-9]{1,18})(\\s.*)?");
        /** Scores above this are mates; the excess is the number of moves. */
        private static final long MATE = 100_000;

        @Override
        void hear(String line) {
            Matcher thought = LINE.matcher(line);
            if (thought.matches()) {
                long said = Long.parseLong(thought.group("score"));
                long mate = Math.abs(said) - MATE;
                score = OptionalInt.of(mate > 0 ? Scores.ofMateIn(said > 0 ? mate : -mate) : Scores.ofAdvantage(said));
                depth = Integer.parseInt(thought.group("depth"));
                nodes = Long.parseLong(thought.group("nodes"));
            }
        }
    }

    /** The features that an xboard engine announces. */
    static final class XboardFeatures {

        private static final String LINE = "feature ";
        private static final Pattern FEATURE = Pattern.compile("(?<name>\\w+)=(?:\"(?<text>[^\"]*)\"|(?<word>\\S+))");
        private static final Pattern OPTION_NAME = Pattern.compile("(?<name>.+?)\\s+-\\w.*");
        private static final String ON = "1";

        private final Map<String, String> values = new HashMap<>();
        private final List<String> options = new ArrayList<>();

        /** Reads a line and returns the answers to send; none unless it announces features. */
        List<String> hear(String line) {
            List<String> answers = new ArrayList<>();
            if (line.startsWith(LINE)) {
                Matcher features = FEATURE.matcher(line);
                while (features.find()) {
                    String name = features.group("name");
                    String value = features.group("text") == null ? features.group("word") : features.group("text");
                    boolean refused = name.equals("san") && value.equals(ON);
                    answers.add((refused ? "rejected " : "accepted ") + name);
                    if (name.equals("option")) {
                        Matcher option = OPTION_NAME.matcher(value);
                        options.add(option.matches() ? option.group("name") : value);
                    } else {
                        values.put(name, value);
                    }
                }
            }
            return answers;
        }

        /** Whether the engine sent {@code feature=1}. */
        boolean has(String name) {
            return ON.equals(values.get(name));
        }

        /** Whether the engine sent {@code feature=0}, for features whose protocol default is 1. */
        boolean lacks(String name) {
            return values.containsKey(name) && !has(name);
        }

        /** The names of the engine's options. */
        List<String> options() {
            return List.copyOf(options);
        }
    }
}
