package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.testing.RuleSets;

class TuningTest {

    private static final int OPENING = 8;

    private static Rules rules;
    private static List<MatchGame> games;

    @BeforeAll
    static void play() {
        rules = RuleSets.of("koernke");
        EngineSpec greedy = EngineSpec.parse("greedy");
        EngineSpec random = EngineSpec.parse("random");
        Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), 200);
        MatchSettings settings =
                new MatchSettings(40, 1, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
        games = new ArrayList<>();
        new Match(rules, greedy, random, settings).run(1, games::add);
    }

    private static Tuning.Result fit(List<MatchGame> from) {
        Tuning tuning = new Tuning(rules, OPENING, Weights.GENERIC1, 5);
        from.forEach(tuning::add);
        return tuning.fit();
    }

    @Test
    void theResultDoesNotDependOnWhichGameEndedFirst() {
        List<MatchGame> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(2));

        assertEquals(fit(games), fit(shuffled));
    }

    /** Who wins has more, so that a lead is worth something. */
    @Test
    void whatMenAttackIsLearntAndWhatPiecesAreWorthIsHeld() {
        Tuning.Result result = fit(games);

        assertTrue(result.slope() > 0);
        assertEquals(64 * 33, result.positions(), 64 * 10, "four of five pairs, up to sixty positions a game");
        assertNotEquals(
                new Weights.Tapered(0, 0), result.weights().terms().mobility().get("Q"));
        PieceValues values = new PieceValues(rules, Weights.GENERIC1);
        for (PieceType type : rules.pieceTypes()) {
            int worth = values.worth(Piece.code(Side.WHITE, type.index()));
            if (!type.royal()) {
                assertEquals(worth, result.weights().pieces().get(type.symbol()).middlegame(), worth / 20.0);
            }
        }
    }

    @Test
    void fewGamesAreRefusedInWords() {
        Tuning tuning = new Tuning(rules, OPENING, Weights.GENERIC1, 5);
        tuning.add(games.get(0));
        String message = assertThrows(UsageException.class, tuning::fit).getMessage();

        assertTrue(
                message.contains("quiet positions to learn 64 weights from; expected 20 positions for each"), message);
    }
}
