package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.StandIn;

/** A text that keeps to the standard is read and written back to the letter. */
class PgnWriterTest {

    private static final List<String> MOVES = List.of("A-1", "A-2", "A-3(4)");

    /** Rules by which a board can always go to each of three places, and nothing else happens. */
    private static Rules rules() {
        return StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "start" -> Setup.builder(1, 0).build();
            case "position" -> position();
            case "repetition" -> new Repetition(2, Repetition.Meaning.NOTHING, Repetition.Bound.GAME);
            case "cells" -> 1;
            case "pieceTypes" -> List.of();
            case "uciName" -> Optional.of("chess");
            default -> throw StandIn.notAsked(name);
        });
    }

    private static Position position() {
        PositionWords words = words();
        return StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "rules" -> rules();
            case "words" -> words;
            case "legalMoves" -> {
                MOVES.forEach(text -> ((MoveList) arguments[0]).add(move(text)));
                yield null;
            }
            case "make", "unmake" -> null;
            case "inCheck" -> false;
            case "hasLegalMove" -> true;
            case "outcome", "ending" -> Optional.<Outcome>empty();
            case "repetitionKey" -> 0L;
            default -> throw StandIn.notAsked(name);
        });
    }

    private static PositionWords words() {
        return StandIn.of(PositionWords.class, (name, arguments) -> switch (name) {
            case "layout" -> new Layout(List.of(), List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of()));
            case "name" -> "3(4)";
            case "text" -> MOVES.get(Move.to((long) arguments[0]));
            case "judge" -> new Verdict.Legal(move((String) arguments[0]));
            default -> throw StandIn.notAsked(name);
        });
    }

    private static long move(String text) {
        return Move.of(0, MOVES.indexOf(text), Piece.NONE, Piece.NONE, Move.BOARD);
    }

    private static String written(String moves) {
        Exchange exchange = new Exchange(Broken.registry(PgnWriterTest::rules));
        GamesText text = new GamesText(moves, "game.pgn", Optional.of("broken"), Optional.empty());
        String pgn = exchange.write(exchange.read(text, GameFormat.PGN), GameFormat.PGN);
        return pgn.substring(pgn.indexOf("\n\n")).strip();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. A-1 A-2 2. A-3_4_ A-1 *",
                "1. A-1! A-2? $14 2. A-3_4_ *",
                "1. A-1 {late} 1... A-2 2. A-3_4_ A-1 *",
                "1. A-1 (1. A-2 A-3_4_) 1... A-2 2. A-3_4_ *",
                "1. A-1 (1. A-2) (1. A-3_4_) 1... A-2 2. A-3_4_ *",
                "1. A-1 A-2 (1... A-3_4_ 2. A-1) 2. A-3_4_ A-1 *",
                "1. A-1 {so} (1. A-2 {or} 1... A-3_4_) 1... A-2 *",
                "1. A-1 (1. A-2 (1. A-3_4_) 1... A-1 (1... A-2) 2. A-3_4_ A-1) 1... A-2 *",
            })
    void aMoveOfBlackHasItsNumberUnlessItFollowsOneOfWhiteAtOnce(String moves) {
        assertEquals(moves, written(moves));
    }

    /** Other programs take parentheses for variations. */
    @Test
    void parenthesesOfSquaresAreReadAndWrittenAsUnderscores() {
        assertEquals(
                "1. A-1 A-3_4_ (1... A-2 2. A-3_4_) 2. A-3_4_ *",
                written("1. A-1 A-3(4) (1... A-2 2. A-3_4_) 2. A-3(4) *"));
    }
}
