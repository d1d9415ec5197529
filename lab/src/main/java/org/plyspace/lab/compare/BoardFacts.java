package org.plyspace.lab.compare;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.lab.statistics.Estimate;
import org.plyspace.vectors.Perft;

/** What is counted without playing. */
final class BoardFacts {

    private BoardFacts() {}

    static Map<Measure, Estimate> of(Rules rules) {
        Position start = rules.startPosition();
        int[] cells = new int[rules.cells()];
        Map<Measure, Estimate> facts = new LinkedHashMap<>();
        put(facts, Section.BOARD, "cells", rules.cells());
        put(facts, Section.BOARD, "boards", start.words().layout().boards().size());
        put(facts, Section.BOARD, "white men", start.men(Side.WHITE, cells));
        put(facts, Section.BOARD, "black men", start.men(Side.BLACK, cells));
        put(facts, Section.START, "legal moves", start.countLegalMoves());
        put(facts, Section.START, "perft 2", (double) new Perft().count(start, 2));
        return facts;
    }

    private static void put(Map<Measure, Estimate> facts, Section section, String label, double value) {
        facts.put(new Measure(section, label), Estimate.exact(value));
    }
}
