package org.plyspace.match.engine;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.engine.Game;
import org.plyspace.engine.plugin.ThreadTimes;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;

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
}
