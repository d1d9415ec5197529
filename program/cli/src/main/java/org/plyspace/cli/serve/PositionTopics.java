package org.plyspace.cli.serve;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Game;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.JudgedMove;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.MovesReport;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.VariantListing;
import org.plyspace.engine.picture.Picture;
import org.plyspace.web.view.OutcomeView;
import org.plyspace.web.view.PositionView;
import org.plyspace.web.view.RuleSetView;
import tools.jackson.databind.node.ObjectNode;

/** What can be asked of rule sets, and of their positions and games, beside what the referee answers. */
record PositionTopics(Provider<Registry> registry) implements Topics {

    private static final String MOVE = "move";
    private static final String BLACK = "black";

    @Inject
    PositionTopics {}

    @Override
    public Map<String, Topic> all() {
        return Map.of(
                "variants", Topic.of(List.of(), question -> VariantListing.of(registry.get())),
                "rules", Topic.of(List.of("variant"), this::rules),
                "game", Topic.of(AskedGame.MEMBERS, question -> ofGame(question, "for its moves", GameState::of)),
                "facts",
                        Topic.of(
                                AskedGame.MEMBERS,
                                question -> ofGame(
                                        question, "for its moves", game -> MovesReport.of(game.position(), false))),
                "why",
                        Topic.of(Topic.joined(AskedGame.MEMBERS, MOVE), question -> {
                            String move = question.text(MOVE);
                            return ofGame(question, "to judge a move", game -> judged(game.position(), move));
                        }),
                "position", Topic.of(AskedGame.MEMBERS, this::position),
                "picture", Topic.of(Topic.joined(AskedGame.MEMBERS, MOVE, BLACK), this::picture));
    }

    private ObjectNode rules(JsonFields question) {
        String variant = question.text("variant");
        RuleSetView view = registry.get()
                .ask(
                        variant,
                        "for its rules",
                        () -> RuleSetView.of(registry.get().rules(variant)));
        ObjectNode rules = JsonMappers.PLAIN.valueToTree(view);
        // That member is the question's here; variant says it too.
        rules.remove("id");
        return rules;
    }

    private <T> T ofGame(JsonFields question, String asked, Function<Game, T> answer) {
        AskedGame game = AskedGame.of(question);
        return registry.get().ask(game.variant(), asked, () -> answer.apply(game.play(registry.get())));
    }

    /**
     * How a game stands.
     *
     * @param played the moves made, in machine form
     * @param moves the legal moves in machine form, sorted
     * @param outcome how the game ended, repetition included, if it has
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record GameState(
            String variant,
            String position,
            String side,
            boolean check,
            List<String> played,
            List<String> moves,
            Optional<OutcomeView> outcome) {

        static GameState of(Game game) {
            Position position = game.position();
            return new GameState(
                    position.rules().setting(),
                    position.words().text(),
                    position.sideToMove().word(),
                    position.inCheck(),
                    MoveTexts.inTurn(
                            position.rules().position(game.start(), Purpose.GAME), game.moves(), Notation.MACHINE),
                    MoveTexts.sorted(position),
                    game.outcome().map(OutcomeView::of));
        }
    }

    private static JudgedMove judged(Position position, String move) {
        Verdict verdict = TypedMoves.completed(position, move);
        if (verdict instanceof Verdict.Legal legal) {
            return JudgedMove.legal(position, legal);
        }
        return verdict instanceof Verdict.Illegal illegal
                ? JudgedMove.illegal(position, move, illegal)
                : JudgedMove.unreadable(position, move, TypedMoves.unread(position, move, (Verdict.Malformed) verdict));
    }

    private PositionView position(JsonFields question) {
        AskedGame asked = AskedGame.of(question);
        return registry.get().ask(asked.variant(), "for its boards", () -> {
            if (asked.moves().isEmpty()) {
                Rules rules = asked.rules(registry.get());
                return PositionView.of(rules, asked.setup(rules));
            }
            Game game = asked.play(registry.get());
            return PositionView.of(game.position(), game.outcome());
        });
    }

    /** A picture as an SVG document. */
    record Drawn(String svg) {}

    private Drawn picture(JsonFields question) {
        AskedGame asked = AskedGame.of(question);
        Optional<String> move = question.optionalText(MOVE);
        boolean black = question.optionalFlag(BLACK).orElse(false);
        return registry.get().ask(asked.variant(), "for its picture", () -> {
            Picture.Panel panel;
            if (move.isPresent()) {
                Position position = asked.play(registry.get()).position();
                panel = PositionReport.picture(position, move.get(), TypedMoves.completed(position, move.get()));
            } else if (asked.moves().isEmpty()) {
                Rules rules = asked.rules(registry.get());
                panel = PositionReport.picture(rules, asked.setup(rules));
            } else {
                panel = PositionReport.picture(asked.play(registry.get()));
            }
            return new Drawn(Picture.svg(List.of(black ? PositionReport.flipped(panel) : panel)));
        });
    }
}
