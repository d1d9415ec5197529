package org.plyspace.web.question;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.TypedMoves;
import org.plyspace.match.puzzle.OpenPuzzle;
import org.plyspace.match.puzzle.Puzzle;
import org.plyspace.match.puzzle.PuzzleFile;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;
import org.plyspace.web.view.AttemptView;
import org.plyspace.web.view.JudgedView;
import org.plyspace.web.view.LastView;
import org.plyspace.web.view.PositionView;

/** Answers with the puzzles that rule sets bring, and whether a move solves one. Nothing is kept between requests. */
public final class PuzzleRoutes implements Routes {

    private static final int LONGEST_LINE = 2_000;

    private final RulesCache cache;
    /** The puzzles of rules, read and checked once: all their lines are played for that. */
    private final Cache<Rules, List<Puzzle>> brought =
            Caffeine.newBuilder().weakKeys().build();

    @Inject
    PuzzleRoutes(RulesCache cache) {
        this.cache = cache;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/puzzles", context -> context.json(listed(new RequestParameters(context))));
        routes.get("/api/puzzles/try", context -> {
            RequestParameters parameters = new RequestParameters(context);
            String move = PositionRoutes.move(parameters.text("move"));
            context.json(ofOpen(parameters, open -> Tried.of(open, move)));
        });
        routes.get(
                "/api/puzzles/hint",
                context -> context.json(ofOpen(new RequestParameters(context), open -> Hint.of(open))));
    }

    private Listing listed(RequestParameters parameters) {
        return cache.ask(
                parameters.text("variant"),
                "",
                "for its puzzles",
                rules -> new Listing(
                        rules.setting(),
                        brought(rules).stream()
                                .map(puzzle -> Listed.of(rules, puzzle))
                                .toList()));
    }

    private List<Puzzle> brought(Rules rules) {
        return brought.get(
                rules,
                any -> PuzzleFile.broughtBy(rules).map(PuzzleFile::puzzles).orElse(List.of()));
    }

    record Listing(String variant, List<Listed> puzzles) {}

    /** A puzzle without its solution; {@code goal} follows the side in words. */
    record Listed(String id, String kind, int moves, String position, String side, String goal) {

        static Listed of(Rules rules, Puzzle puzzle) {
            return new Listed(
                    puzzle.id(),
                    puzzle.kind().word(),
                    puzzle.moves(),
                    puzzle.position(),
                    rules.read(puzzle.position()).side().word(),
                    puzzle.goal());
        }
    }

    /** Asks about a puzzle after the moves of the {@code line} that were made before. */
    private <T> T ofOpen(RequestParameters parameters, Function<OpenPuzzle, T> question) {
        String id = parameters.text("puzzle");
        String line = parameters.optional("line").orElse("");
        if (line.length() > LONGEST_LINE) {
            throw new HttpError(ErrorType.MALFORMED, "no puzzle has a line of " + line.length() + " characters");
        }
        return cache.work(parameters.text("variant"), "about a puzzle", rules -> {
            Puzzle puzzle = brought(rules).stream()
                    .filter(one -> one.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> new HttpError(
                            ErrorType.MISSING, "no puzzle '" + Texts.shorten(id) + "' of " + rules.setting()));
            OpenPuzzle open = new OpenPuzzle(rules, puzzle);
            List<String> made =
                    Stream.of(line.split(" ")).filter(text -> !text.isEmpty()).toList();
            if (made.size() % 2 != 0) {
                throw new HttpError(
                        ErrorType.MALFORMED,
                        "the parameter 'line' ends with a move of the solver; expected the answer too");
            }
            made.forEach(open::follow);
            if (open.movesLeft() < 1 || open.position().outcome().isPresent()) {
                throw new HttpError(ErrorType.REFUSED, "puzzle " + id + " has no move left to be found");
            }
            return question.apply(open);
        });
    }

    /**
     * What came of a move.
     *
     * @param right whether it is a solution; if not, the moves and positions that follow are left out
     * @param solved whether nothing more is to be found
     * @param text what the move does, in words
     * @param line the move, and the answer to it if there is one
     * @param at the position after these
     * @param last what the last of these did
     * @param rest the moves that show what is won, once it is solved
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Tried(
            boolean right,
            boolean solved,
            String text,
            Optional<List<String>> line,
            Optional<PositionView> at,
            Optional<LastView> last,
            Optional<List<String>> rest) {

        static Tried of(OpenPuzzle open, String typed) {
            Position before = open.position().copy();
            if (!(TypedMoves.judge(before, typed) instanceof Verdict.Legal legal)) {
                JudgedView judged = JudgedView.ofTyped(before, typed);
                throw new HttpError(ErrorType.ILLEGAL, judged.reason(), Map.of("judged", judged));
            }
            String text = MoveTexts.described(before, legal.move());
            OpenPuzzle.Answer answer = open.answer(legal.move());
            if (!answer.right()) {
                return new Tried(
                        false, false, text, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
            }
            LastView last = LastView.of(before, legal.move());
            List<String> line = new ArrayList<>();
            line.add(before.words().text(legal.move(), Notation.MACHINE));
            if (answer.reply().isPresent()) {
                before.make(legal.move());
                last = LastView.of(before, answer.reply().get());
                line.add(before.words().text(answer.reply().get(), Notation.MACHINE));
            }
            return new Tried(
                    true,
                    answer.solved(),
                    text,
                    Optional.of(line),
                    Optional.of(PositionView.of(open.position(), open.position().outcome())),
                    Optional.of(last),
                    answer.solved() ? Optional.of(open.rest()) : Optional.empty());
        }
    }

    /**
     * A right move.
     *
     * @param mover what it moves, in words
     */
    record Hint(String mover, String move, AttemptView attempt) {

        static Hint of(OpenPuzzle open) {
            long move = open.hint()
                    .orElseThrow(() -> new HttpError(ErrorType.REFUSED, "this line is not that of the solution"));
            return new Hint(
                    OpenPuzzle.mover(open.position(), move),
                    open.position().words().text(move, Notation.MACHINE),
                    AttemptView.of(move));
        }
    }
}
