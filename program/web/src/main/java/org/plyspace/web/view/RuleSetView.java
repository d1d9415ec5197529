package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.PieceType;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.SetupField;

/**
 * The facts about a rule set that do not change during a game.
 *
 * @param start the text of the start position, if there is one
 */
public record RuleSetView(
        String variant,
        String id,
        String title,
        String summary,
        String source,
        Map<String, String> options,
        int cells,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> start,
        Layout.Cells cellShape,
        Layout.Facing facing,
        List<String> order,
        List<TypeView> pieceTypes,
        List<Integer> heldTypes,
        List<BoardView> boards,
        List<AnchorView> anchors,
        List<SetupField> fields,
        List<MoveTag> tags,
        List<Notation> notations,
        List<PositionNotation> positionNotations,
        RepetitionView repetition,
        List<StatementView> rulebook) {

    /** Creates the view of rules. */
    public static RuleSetView of(Rules rules) {
        Layout layout = rules.layout(rules.empty());
        return new RuleSetView(
                rules.setting(),
                rules.variant().id(),
                rules.variant().title(),
                rules.variant().summary(),
                rules.variant().source(),
                rules.options().asMap(),
                rules.cells(),
                start(rules),
                layout.view().cells(),
                layout.view().facing(),
                layout.view().order(),
                rules.pieceTypes().stream().map(TypeView::of).toList(),
                rules.heldTypes(),
                BoardView.of(layout),
                layout.anchors().stream().map(AnchorView::of).toList(),
                rules.fields(),
                rules.tags(),
                rules.notations(),
                rules.positionNotations(),
                new RepetitionView(
                        rules.repetition().times(), rules.repetition().meaning().name()),
                rules.rulebook().stream().map(StatementView::of).toList());
    }

    private static Optional<String> start(Rules rules) {
        try {
            return Optional.of(rules.write(rules.start()));
        } catch (NoStartException none) {
            return Optional.empty();
        }
    }

    /**
     * A type of piece.
     *
     * @param figure its outline, if it has its own
     */
    public record TypeView(
            int index,
            String symbol,
            String name,
            String usualName,
            String aspect,
            boolean royal,
            boolean directional,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> figure) {

        static TypeView of(PieceType type) {
            return new TypeView(
                    type.index(),
                    type.symbol(),
                    type.name(),
                    type.usualName(),
                    type.aspect().word(),
                    type.royal(),
                    type.directional(),
                    type.figure());
        }
    }

    /** An anchor, on which boards can hang. */
    public record AnchorView(
            String name,
            Number x,
            Number y,
            Number z,
            int files,
            int ranks,
            Optional<String> parent,
            boolean inverted) {

        static AnchorView of(Layout.Anchor anchor) {
            return new AnchorView(
                    anchor.name(),
                    BoardView.Coordinates.of(anchor.x()),
                    BoardView.Coordinates.of(anchor.y()),
                    BoardView.Coordinates.of(anchor.z()),
                    anchor.files(),
                    anchor.ranks(),
                    anchor.parent(),
                    anchor.inverted());
        }
    }

    /** The consequence of a repeated position. */
    public record RepetitionView(int times, String meaning) {}

    /** A statement of the rulebook. */
    public record StatementView(String aspect, String text, String citation) {

        /** Creates the view of a statement. */
        public static StatementView of(RuleStatement statement) {
            return new StatementView(statement.aspect().word(), statement.text(), statement.citation());
        }
    }
}
