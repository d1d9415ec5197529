package org.plyspace.cli.view;

import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Picture.Panel;
import org.plyspace.engine.picture.Scene;
import org.plyspace.engine.session.LastMove;

/** Pictures of a position with what is to be seen in it marked, and words below. */
public final class PositionPicture {

    private PositionPicture() {}

    /** A setup, which may be one that cannot be played; a check is marked. */
    public static Panel of(Rules rules, Setup setup) {
        return panel(rules, setup, Marks.NONE, PositionReport.words(rules, setup));
    }

    /** A game as it stands; the last move and a check are marked. */
    public static Panel of(Game game) {
        return panel(
                game.position().rules(),
                game.position().words().setup(),
                LastMove.of(game),
                PositionReport.words(game.position(), game.outcome()));
    }

    /** A position and a move in it; the cells that decide the verdict are marked. */
    public static Panel of(Position position, String move, Verdict verdict) {
        return new Panel(
                position.rules().setting(),
                Scene.of(position, Marks.ofVerdict(position, verdict)),
                List.of(move + ": " + TypedMoves.answer(position, move)));
    }

    private static Panel panel(Rules rules, Setup setup, Marks marks, List<String> words) {
        Marks withCheck = rules.faults(setup, Purpose.STUDY).isEmpty()
                ? marks.withCheck(rules.position(setup, Purpose.STUDY))
                : marks;
        return new Panel(rules.setting(), Scene.of(rules, setup, withCheck), words);
    }

    /** The same picture as Black sees it. */
    public static Panel flipped(Panel panel) {
        return new Panel(panel.title(), panel.scene().flipped(), panel.notes());
    }
}
