package org.plyspace.match.engine;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.Scores;

/** An external engine that speaks UCI. */
final class UciEngine extends ExternalEngine {

    private static final String VARIANT = UciProtocol.VARIANT_OPTION.toLowerCase(Locale.ROOT);

    /** The options that the engine offers, by their names in lower case. */
    private final Map<String, UciOption> offered = new TreeMap<>();

    /** Creates an engine for games of a rule set; the times judge whether it is late. */
    UciEngine(ExternalEngineSpec order, Rules rules, ThreadTimes times) {
        super(order, rules, times);
        start();
    }

    @Override
    void greet(EngineConversation with) {
        offered.clear();
        with.ask("uci", "uciok"::equals, this::hear, order.forAnAnswer());
        Map<String, String> chosen = new TreeMap<>();
        order.options().forEach((name, value) -> {
            UciOption option = offered.get(name.toLowerCase(Locale.ROOT));
            if (option == null) {
                throw new EngineFailedException("the engine has no option '" + Texts.shorten(name) + "'; it has "
                        + offered.values().stream().map(UciOption::name).collect(Collectors.joining(", ")));
            }
            chosen.put(name.toLowerCase(Locale.ROOT), value);
        });
        if (!chosen.containsKey(VARIANT)) {
            variant().ifPresent(value -> with.send(offered.get(VARIANT).setting(value)));
        }
        chosen.forEach((name, value) -> with.send(offered.get(name).setting(value)));
        ready(with);
    }

    private void hear(String line) {
        UciOption.parse(line).ifPresent(option -> offered.put(option.name().toLowerCase(Locale.ROOT), option));
    }

    /** The engine's name for the rule set, if it has to be set. */
    private Optional<String> variant() {
        String name = rules.uciName().orElse("");
        UciOption option = offered.get(VARIANT);
        if (option == null && name.equals(UciProtocol.USUAL_VARIANT)) {
            return Optional.empty();
        }
        if (option != null && option.values().contains(name)) {
            return Optional.of(name);
        }
        if (option != null && option.values().contains(rules.variant().id())) {
            return Optional.of(rules.setting());
        }
        String plays = option == null ? UciProtocol.USUAL_VARIANT : String.join(", ", option.values());
        throw new EngineFailedException("the engine does not play " + rules.setting()
                + (name.isEmpty() ? ", which has no name in UCI" : ", which is " + name + " in UCI") + "; it plays "
                + Texts.shorten(plays));
    }

    private void ready(EngineConversation with) {
        with.ask("isready", "readyok"::equals, ignored -> {}, order.forAnAnswer());
    }

    @Override
    void begin(EngineConversation with) {
        with.send("ucinewgame");
        ready(with);
    }

    @Override
    EngineMove ask(EngineConversation with, Game game, Optional<Clock> clock) {
        with.send(position(game));
        UciInfo thoughts = new UciInfo();
        String answer = think(with, go(game, clock), UciEngine::isMove, thoughts::hear, clock);
        String[] words = answer.split("\\s+", -1);
        String text = words.length > 1 ? words[1] : "";
        if (text.isEmpty() || text.equals(UciProtocol.NO_MOVE) || text.equals("(none)")) {
            throw new EngineFailedException("the engine said '" + Texts.shorten(answer) + "' although it has a move");
        }
        return thoughts.of(move(game.position(), text));
    }

    private static boolean isMove(String line) {
        return line.split("\\s", 2)[0].equals("bestmove");
    }

    private String position(Game game) {
        List<String> moves = moves(game, 0);
        return "position fen " + rules.write(game.start())
                + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
    }

    private String go(Game game, Optional<Clock> clock) {
        StringBuilder go = new StringBuilder("go");
        Optional<Duration> time = order.time(clock);
        if (time.isPresent()) {
            go.append(" movetime ").append(Math.max(1, time.get().toMillis()));
        } else {
            clock.ifPresent(left -> {
                boolean white = game.position().sideToMove() == Side.WHITE;
                long other = othersMillis(left);
                go.append(" wtime ").append(white ? left.millis() : other);
                go.append(" btime ").append(white ? other : left.millis());
                go.append(" winc ").append(left.increment()).append(" binc ").append(left.increment());
                if (left.movesToGo() > 0) {
                    go.append(" movestogo ").append(left.movesToGo());
                }
            });
        }
        Limits limits = order.limits();
        if (limits.depth() < Limits.DEEPEST) {
            go.append(" depth ").append(limits.depth());
        }
        if (limits.nodes() < Long.MAX_VALUE) {
            go.append(" nodes ").append(limits.nodes());
        }
        return go.toString();
    }

    @Override
    String hurry() {
        return "stop";
    }

    /**
     * An option that a UCI engine offers.
     *
     * @param type {@code spin}, {@code combo}, {@code button} and so on
     * @param values the values to choose from, if the engine lists them
     */
    record UciOption(String name, String type, List<String> values) {

        private static final Pattern FORM =
                Pattern.compile("option\\s+name\\s+(?<name>.+?)\\s+type\\s+(?<type>\\S+)(?<rest>.*)");
        private static final Pattern VALUE = Pattern.compile("\\svar\\s+(?<value>.+?)(?=\\s+var\\s|\\s*$)");

        /** Reads the option in a line, if it has one. */
        static Optional<UciOption> parse(String line) {
            Matcher form = FORM.matcher(line);
            if (!form.matches()) {
                return Optional.empty();
            }
            List<String> values = VALUE.matcher(form.group("rest"))
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            return Optional.of(new UciOption(form.group("name"), form.group("type"), values));
        }

        /** The line that sets the option. */
        String setting(String value) {
            return "setoption name " + name + (type.equals("button") ? "" : " value " + value);
        }
    }

    /** An {@code info} line of a UCI engine about its best line. */
    static final class UciInfo extends EngineInfo {

        private static final String WHOLE = "[+-]?[0-9]{1,15}";

        @Override
        void hear(String line) {
            List<String> words = List.of(line.split("\\s+", -1));
            if (!words.get(0).equals("info") || words.contains("string")) {
                return;
            }
            nodes = Math.max(nodes, number(words, "nodes", nodes));
            boolean bound = words.contains("lowerbound") || words.contains("upperbound");
            OptionalInt said = score(words);
            if (number(words, "multipv", 1) == 1 && said.isPresent() && !bound) {
                depth = (int) Math.max(0, Math.min(Integer.MAX_VALUE, number(words, "depth", depth)));
                score = said;
            }
        }

        /** The score; empty if there is none or it is no whole number. */
        private static OptionalInt score(List<String> words) {
            int at = words.indexOf("score") + 1;
            if (at == 0 || at == words.size()) {
                return OptionalInt.empty();
            }
            OptionalLong number = number(words, at + 1);
            if (number.isEmpty()) {
                return OptionalInt.empty();
            }
            return switch (words.get(at)) {
                case "mate" -> OptionalInt.of(Scores.ofMateIn(number.getAsLong()));
                case "cp" -> OptionalInt.of(Scores.ofAdvantage(number.getAsLong()));
                default -> OptionalInt.empty();
            };
        }

        private static long number(List<String> words, String name, long otherwise) {
            int at = words.indexOf(name) + 1;
            return at > 0 ? number(words, at).orElse(otherwise) : otherwise;
        }

        private static OptionalLong number(List<String> words, int at) {
            boolean found = at < words.size() && words.get(at).matches(WHOLE);
            return found ? OptionalLong.of(Long.parseLong(words.get(at))) : OptionalLong.empty();
        }
    }

    /** What an external engine reports about its best line while it thinks. Subclasses read the lines of a protocol. */
    abstract static class EngineInfo {

        /** The score for the side to move. */
        OptionalInt score = OptionalInt.empty();
        /** The depth in plies. */
        int depth;

        long nodes;

        /** Reads any line. */
        abstract void hear(String line);

        /** A move with what was reported last. */
        final EngineMove of(long move) {
            return new EngineMove(move, score, depth, nodes);
        }
    }
}
