package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.PieceReach;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.view.JudgedView.MoveView;
import org.plyspace.web.view.PositionView;

/** Answers questions about boards set up by hand: their text, and where single pieces can go. */
public record SetupRoutes(RulesCache cache) implements Routes {

    private static final List<String> MEMBERS =
            List.of("variant", "pieces", "hands", "anchors", "side", "halfmove", "fullmove", "fields");
    private static final int MOST_IN_HAND = 1_000;
    private static final int LONGEST_FIELD = 10_000;

    @Inject
    public SetupRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/api/setup", context -> context.json(setup(new RequestParameters(context).body(MEMBERS))));
        routes.get("/api/reach", context -> context.json(reach(new RequestParameters(context))));
    }

    private PositionView setup(JsonFields body) {
        return cache.ask(body.text("variant"), "", "for a position's text", rules -> {
            Setup setup = read(rules, body);
            // Show what would be read back, since the text cannot express everything.
            return PositionView.of(rules, rules.read(rules.write(setup)));
        });
    }

    private static Setup read(Rules rules, JsonFields body) {
        Setup empty = rules.empty();
        Setup.Builder builder = empty.toBuilder();
        List<Integer> pieces = body.numbers("pieces", 0, Piece.CODES - 1);
        if (pieces.size() > rules.cells()) {
            throw body.refusal("pieces", "there are " + pieces.size() + "; expected " + rules.cells() + " at most");
        }
        for (int cell = 0; cell < pieces.size(); cell++) {
            builder.piece(cell, known(rules, body, pieces.get(cell)));
        }
        List<Integer> anchors = body.numbers(
                "anchors", 0, Math.max(0, rules.layout(empty).anchors().size() - 1));
        if (anchors.size() > empty.boards()) {
            throw body.refusal("anchors", "there are " + anchors.size() + "; expected " + empty.boards() + " at most");
        }
        for (int board = 0; board < anchors.size(); board++) {
            builder.anchor(board, anchors.get(board));
        }
        for (JsonFields held : body.objects("hands")) {
            held.allowing(List.of("piece", "count"));
            builder.hand(
                    known(rules, held, held.number("piece", 2, Piece.CODES - 1)),
                    held.number("count", 0, MOST_IN_HAND));
        }
        addFields(rules, body, builder);
        builder.clocks(
                body.optionalNumber("halfmove", 0, Setup.LARGEST_CLOCK).orElse(0),
                body.optionalNumber("fullmove", 1, Setup.LARGEST_CLOCK).orElse(1));
        return builder.side(side(body)).build();
    }

    private static int known(Rules rules, JsonFields body, int code) {
        if (code == 1
                || (code != Piece.NONE && Piece.type(code) >= rules.pieceTypes().size())) {
            throw body.refusal("there is no piece of the code " + code);
        }
        return code;
    }

    private static Side side(JsonFields body) {
        String word = body.optionalText("side").orElse(Side.WHITE.word());
        return Stream.of(Side.values())
                .filter(side -> side.word().equals(word))
                .findFirst()
                .orElseThrow(
                        () -> body.refusal("side", "expected white or black, found '" + Texts.shorten(word) + "'"));
    }

    private static void addFields(Rules rules, JsonFields body, Setup.Builder builder) {
        Set<String> names = new HashSet<>();
        rules.fields().stream().map(SetupField::name).forEach(names::add);
        body.textsByName("fields").forEach((name, text) -> {
            if (!names.contains(name) || text.length() > LONGEST_FIELD) {
                throw body.refusal("fields", "there is no field '" + Texts.shorten(name) + "' with so much in it");
            }
            builder.field(name, text);
        });
    }

    private Reach reach(RequestParameters requestParameters) {
        String text = requestParameters.optional("position").orElse("");
        OptionalInt piece = requestParameters.optionalNumber("piece", Piece.CODES - 1);
        return cache.ask(requestParameters.text("variant"), text, "for a piece's moves", rules -> {
            int cell = requestParameters.number("cell", rules.cells() - 1);
            Setup on = text.isEmpty() ? rules.empty() : rules.read(text);
            int code = piece.orElse(on.pieceAt(cell));
            if (code < 2 || Piece.type(code) >= rules.pieceTypes().size()) {
                throw new HttpError(ErrorType.MALFORMED, "no piece stands there; 'piece' puts one there");
            }
            Setup setup = on.toBuilder()
                    .piece(cell, code)
                    .side(Piece.side(code))
                    .field(Setup.EN_PASSANT, on.side() == Piece.side(code) ? on.field(Setup.EN_PASSANT) : "")
                    .build();
            return Reach.of(rules.position(setup, Purpose.STUDY), code, cell);
        });
    }

    /**
     * The squares that a piece can reach.
     *
     * @param names the names of targets and captures together, sorted
     * @param blockers the cells where something stands in its way
     * @param onlyCaptures the cells to which it could go only to capture
     */
    record Reach(
            String variant,
            String position,
            int piece,
            int cell,
            String name,
            Set<Integer> targets,
            Set<Integer> captures,
            Set<Integer> blockers,
            Set<Integer> onlyCaptures,
            Set<String> names,
            List<MoveView> moves) {

        static Reach of(Position position, int piece, int cell) {
            long[] moves = PieceReach.moves(position, cell);
            Set<Integer> targets = new TreeSet<>();
            Set<Integer> captures = new TreeSet<>();
            for (long move : moves) {
                (Move.isCapture(move) ? captures : targets).add(Move.to(move));
            }
            Set<Integer> blockers = new TreeSet<>();
            Set<Integer> onlyCaptures = new TreeSet<>();
            for (int to = 0; to < position.rules().cells(); to++) {
                if (to != cell && !targets.contains(to) && !captures.contains(to)) {
                    Optional<Verdict.Illegal> refusal = refusal(position, new Attempt.Step(cell, to));
                    if (refusal.isPresent() && refusal.get().kind() == Refusal.BLOCKED) {
                        blockers.addAll(refusal.get().cells(Role.BLOCKER));
                    } else if (refusal.isPresent() && refusal.get().kind() == Refusal.NOTHING_TO_CAPTURE) {
                        onlyCaptures.add(to);
                    }
                }
            }
            Set<String> names = new TreeSet<>();
            Stream.of(targets, captures)
                    .flatMap(Set::stream)
                    .map(position.words()::name)
                    .forEach(names::add);
            List<MoveView> views = new ArrayList<>(LongStream.of(moves)
                    .mapToObj(move -> MoveView.of(position, move))
                    .toList());
            return new Reach(
                    position.rules().setting(),
                    position.words().text(),
                    piece,
                    cell,
                    position.words().name(cell),
                    targets,
                    captures,
                    blockers,
                    onlyCaptures,
                    names,
                    views);
        }

        private static Optional<Verdict.Illegal> refusal(Position position, Attempt attempt) {
            Verdict verdict = position.words().judge(position.words().text(attempt), Notation.MACHINE);
            return verdict instanceof Verdict.Illegal illegal ? Optional.of(illegal) : Optional.empty();
        }
    }
}
