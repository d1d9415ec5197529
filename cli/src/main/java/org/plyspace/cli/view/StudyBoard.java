package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Fault;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Texts;

/** Setups that need not be positions to play, with what is wrong with them said below. */
public final class StudyBoard {

    private final Rules rules;
    private final Setup setup;
    private final List<Fault> faults;

    public StudyBoard(Rules rules, Setup setup) {
        this.rules = rules;
        this.setup = setup;
        this.faults = rules.faults(setup, Purpose.GAME);
    }

    /**
     * A position with these men on these boards. Fields that say what cannot be, such as the right to castle with a rook
     * that is not there, change nothing in a drawing and are left out of it.
     *
     * @throws org.plyspace.api.InvalidSetupException if the boards cannot lie as the setup says
     */
    public Position position() {
        if (faults.isEmpty()) {
            return rules.position(setup, Purpose.GAME);
        }
        Setup.Builder drawn = setup.toBuilder();
        rules.faults(setup, Purpose.STUDY).forEach(fault -> drawn.field(fault.field(), ""));
        return rules.position(drawn.build(), Purpose.STUDY);
    }

    /** What is to be said below any view of the {@link #position}. */
    public List<String> words(Position position) {
        if (faults.isEmpty()) {
            return PositionReport.words(position, position.outcome());
        }
        List<String> lines = new ArrayList<>();
        lines.add("position: " + rules.write(setup));
        lines.add(PositionReport.turn(position, Optional.empty()));
        lines.add("this is no position to play:");
        faults.forEach(fault -> lines.add("    " + Texts.printable(fault.toString())));
        return lines;
    }
}
