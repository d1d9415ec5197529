package org.plyspace.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.endgame.BuildListener;
import org.plyspace.endgame.Table;
import org.plyspace.endgame.TableEstimate;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.report.Numbers;

/** Shows on a line which table is being made. Confined to one thread. */
final class TablesMadeLine implements BuildListener {

    private final LiveLine line;
    private final String how;
    private final Notices notices;
    private final List<Material> made = new ArrayList<>();

    /**
     * Creates the listener.
     *
     * @param how what follows the name of each material, such as {@code " with the clock"}; may be empty
     */
    TablesMadeLine(LiveLine line, String how, Notices notices) {
        this.line = line;
        this.how = how;
        this.notices = notices;
    }

    @Override
    public void began(TableEstimate estimate, int afterPasses) {
        line.show(estimate.material() + how + ": " + Numbers.whole(estimate.numbers()) + " positions to value"
                + (afterPasses > 0 ? ", going on after pass " + afterPasses : ""));
    }

    @Override
    public void passed(Material material, int plies) {
        line.show(material + how + ": pass " + plies);
    }

    @Override
    public void unkept(Material material, IOException why) {
        line.close();
        notices.line(material + how + ": the state between passes cannot be saved (" + FileErrors.describe(why)
                + "); if this run is ended, the next one begins " + material + " anew or further back");
    }

    @Override
    public void made(Table table) {
        made.add(table.material());
        line.close();
    }

    /** Whether the table of a material was made. */
    boolean hasMade(Material material) {
        return made.contains(material);
    }
}
