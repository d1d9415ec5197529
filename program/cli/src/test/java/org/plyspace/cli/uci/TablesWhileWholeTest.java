package org.plyspace.cli.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.io.InputException;
import org.plyspace.search.Tablebase;

class TablesWhileWholeTest {

    private static final int WON = 3;

    private final Position position = start(Loft.registry().rules("loft"));
    private final List<String> told = new ArrayList<>();

    private static Position start(Rules rules) {
        return rules.position(rules.start(), Purpose.GAME);
    }

    /** Tables of which each probe does the same. */
    private static Tablebase each(Tablebase.Probe probe) {
        return new Tablebase() {
            @Override
            public int mostMen() {
                return 4;
            }

            @Override
            public Probe probe() {
                return probe;
            }
        };
    }

    @Test
    void wholeTablesAnswerForThemselves() {
        SearcherKeeper.TablesWhileWhole tables = new SearcherKeeper.TablesWhileWhole(each(any -> WON), told::add);

        assertEquals(4, tables.mostMen());
        assertEquals(WON, tables.probe().value(position));
        assertEquals(List.of(), told);
    }

    @Test
    void afterDamageNothingIsAskedAnyMore() {
        List<Position> asked = new ArrayList<>();
        SearcherKeeper.TablesWhileWhole tables = new SearcherKeeper.TablesWhileWhole(
                each(any -> {
                    asked.add(any);
                    throw new InputException("KR-K.tables: damaged");
                }),
                told::add);

        assertEquals(Tablebase.UNKNOWN, tables.probe().value(position));
        assertEquals(Tablebase.UNKNOWN, tables.probe().value(position));
        assertEquals(1, asked.size());
        assertEquals(List.of("KR-K.tables: damaged"), told);
    }

    /** One thread finds the damage while another, which asked before, is about to find it too. */
    @Test
    void damageThatTwoFindIsToldOnce() {
        Tablebase[] outer = new Tablebase[1];
        List<Position> asked = new ArrayList<>();
        SearcherKeeper.TablesWhileWhole tables = new SearcherKeeper.TablesWhileWhole(
                each(any -> {
                    asked.add(any);
                    if (asked.size() == 1) {
                        assertEquals(Tablebase.UNKNOWN, outer[0].probe().value(any));
                    }
                    throw new InputException("damaged, found " + asked.size());
                }),
                told::add);
        outer[0] = tables;

        assertEquals(Tablebase.UNKNOWN, tables.probe().value(position));

        assertEquals(2, asked.size());
        assertEquals(List.of("damaged, found 2"), told);
    }
}
