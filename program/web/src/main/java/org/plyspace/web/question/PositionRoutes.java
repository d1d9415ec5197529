package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Fault;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.checkmate.CheckmateQuestion;
import org.plyspace.engine.checkmate.ExplanationData;
import org.plyspace.engine.notation.San;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.view.JudgedView;
import org.plyspace.web.view.PositionView;

/** Answers with positions to draw, and their legal moves. */
public record PositionRoutes(RulesCache cache) implements Routes {

    private static final int LONGEST_MOVE = 200;

    @Inject
    public PositionRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.get(
                "/api/position",
                context -> context.json(ofSetup(new RequestParameters(context), "for its boards", PositionView::of)));
        routes.post("/api/position", context -> {
            JsonFields body = new RequestParameters(context).body(List.of("variant", "position"));
            context.json(ofSetup(
                    body.text("variant"),
                    body.optionalText("position").orElse(""),
                    "for its boards",
                    PositionView::of));
        });
        routes.get("/api/moves", context -> context.json(moves(new RequestParameters(context))));
        routes.get("/api/judge", context -> context.json(judged(new RequestParameters(context))));
        routes.get(
                "/api/checkmate",
                context -> context.json(
                        ofSetup(new RequestParameters(context), "whether it is checkmate", PositionRoutes::checkmate)));
        routes.get("/api/text", context -> context.json(text(new RequestParameters(context))));
    }

    /** Answers for setups too for which the question makes no sense, since a person who sets up a position may ask at any time. */
    private static Object checkmate(Rules rules, Setup setup) {
        List<Fault> faults = rules.faults(setup, Purpose.CHECKMATE);
        return faults.isEmpty()
                ? ExplanationData.of(new CheckmateQuestion(rules, setup), true)
                : new Senseless(rules.setting(), rules.write(setup), faults);
    }

    record Senseless(String variant, String position, List<Fault> faults) {}

    private <T> T ofSetup(RequestParameters requestParameters, String what, BiFunction<Rules, Setup, T> question) {
        return ofSetup(
                requestParameters.text("variant"),
                requestParameters.optional("position").orElse(""),
                what,
                question);
    }

    private <T> T ofSetup(String variant, String position, String what, BiFunction<Rules, Setup, T> question) {
        return cache.ask(
                variant,
                position,
                what,
                rules -> question.apply(rules, position.isEmpty() ? rules.start() : rules.read(position)));
    }

    /** The position asked about; with {@code study} any pieces are accepted. */
    private static Position position(RequestParameters requestParameters, Rules rules, Setup setup) {
        return rules.position(setup, requestParameters.flag("study") ? Purpose.STUDY : Purpose.GAME);
    }

    private Moves moves(RequestParameters requestParameters) {
        Optional<String> from = requestParameters.optional("from");
        return ofSetup(
                requestParameters,
                "for its moves",
                (rules, setup) -> Moves.of(position(requestParameters, rules, setup), from));
    }

    /** The legal moves, all or those from a square, of a board or of a piece in hand. */
    record Moves(String variant, String position, String side, boolean check, List<JudgedView.MoveView> moves) {

        static Moves of(Position position, Optional<String> from) {
            List<JudgedView.MoveView> moves = new ArrayList<>();
            new San(position).texts().forEach((move, san) -> {
                JudgedView.MoveView view = JudgedView.MoveView.of(position, move, san);
                if (from.isEmpty() || view.beginsAt(from.get())) {
                    moves.add(view);
                }
            });
            moves.sort(Comparator.comparing(view -> view.facts().move()));
            return new Moves(
                    position.rules().setting(),
                    position.words().text(),
                    position.sideToMove().word(),
                    position.inCheck(),
                    moves);
        }
    }

    private JudgedView judged(RequestParameters requestParameters) {
        return ofSetup(requestParameters, "to judge a move", (rules, setup) -> {
            Position position = position(requestParameters, rules, setup);
            Optional<String> typed = requestParameters.optional("move");
            if (typed.isPresent()) {
                return JudgedView.ofTyped(position, move(typed.get()));
            }
            Function<String, OptionalInt> number =
                    name -> requestParameters.optionalNumber(name, RulesCache.MOST_CELLS);
            if (Stream.of("to", "anchor")
                    .noneMatch(name -> requestParameters.optional(name).isPresent())) {
                return JudgedView.ofStanding(position, Standstill.of(position, number));
            }
            return JudgedView.ofAttempt(position, AttemptParameters.of(position, number));
        });
    }

    /** Checks that a text can be a move. */
    public static String move(String typed) {
        if (typed.length() > LONGEST_MOVE) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "no move has " + typed.length() + " characters: '" + Texts.shorten(typed) + "'");
        }
        return typed;
    }

    private Written text(RequestParameters requestParameters) {
        String id = requestParameters.text("notation");
        return ofSetup(requestParameters, "for a position's text", (rules, setup) -> {
            PositionNotation notation = rules.positionNotations().stream()
                    .filter(one -> one.writable() && one.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new HttpError(
                            ErrorType.MISSING,
                            "no notation '" + Texts.shorten(id) + "' for positions of " + rules.setting()));
            return new Written(id, rules.write(setup, notation));
        });
    }

    record Written(String notation, String text) {}

    /** Finds out why a piece, a board or a piece in hand may go nowhere, from the rules' verdict on each place that it could go to. */
    static final class Standstill {

        /** The least specific refusals, used only if there is no other. */
        private static final List<Refusal> GENERAL =
                List.of(Refusal.DOES_NOT_MOVE_SO, Refusal.BOARD_PLACE, Refusal.NO_SUCH_SQUARE);

        private Standstill() {}

        /**
         * One refusal of each kind, the one that rules out most places first; empty if it may go somewhere.
         *
         * @param number says by name what is moved: {@code from} (a cell), {@code board} or {@code drop} (a type of piece)
         * @throws org.plyspace.web.http.HttpError if it is none of these, or out of the range of the position
         */
        static List<Verdict.Illegal> of(Position position, Function<String, OptionalInt> number) {
            Map<Refusal, List<Verdict.Illegal>> byKind = new EnumMap<>(Refusal.class);
            for (Attempt attempt : attempts(position, number).toList()) {
                if (position.words().choices(attempt).length > 0) {
                    return List.of();
                }
                if (position.words().judge(position.words().text(attempt), Notation.MACHINE)
                        instanceof Verdict.Illegal illegal) {
                    byKind.computeIfAbsent(illegal.kind(), kind -> new ArrayList<>())
                            .add(illegal);
                }
            }
            if (!GENERAL.containsAll(byKind.keySet())) {
                GENERAL.forEach(byKind::remove);
            }
            return byKind.values().stream()
                    .sorted(Comparator.<List<Verdict.Illegal>>comparingInt(List::size)
                            .reversed())
                    .map(refused -> refused.get(0))
                    .toList();
        }

        private static Stream<Attempt> attempts(Position position, Function<String, OptionalInt> number) {
            int cells = position.rules().cells();
            OptionalInt board = number.apply("board");
            if (board.isPresent()) {
                // At least one, so that a board that does not exist is refused.
                return IntStream.range(
                                0,
                                Math.max(1, position.words().layout().anchors().size()))
                        .mapToObj(anchor -> read(position, number, "anchor", anchor));
            }
            int from = number.apply("from").orElse(-1);
            return IntStream.range(0, cells)
                    .filter(cell -> cell != from)
                    .mapToObj(cell -> read(position, number, "to", cell));
        }

        /** Reads the parameters together with a place to go to. */
        private static Attempt read(Position position, Function<String, OptionalInt> number, String where, int place) {
            return AttemptParameters.of(
                    position, name -> name.equals(where) ? OptionalInt.of(place) : number.apply(name));
        }
    }
}
