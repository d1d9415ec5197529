package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Checks that rules declare their pieces, statements, tags and notations, so that programs that do not know the rules can show
 * and count them.
 */
interface RulebookContract extends UnderTest {

    /** The form of a piece's name. */
    String WORDS = "[a-z][a-z -]*";

    @TestFactory
    default Stream<DynamicTest> pieceTypesAreNumberedAndLettered() {
        return specimens().inAllRules(rules -> {
            Set<String> symbols = new HashSet<>();
            List<PieceType> types = rules.pieceTypes();
            assertFalse(types.isEmpty(), "there are no piece types");
            for (int i = 0; i < types.size(); i++) {
                PieceType type = types.get(i);
                assertEquals(i, type.index(), () -> "index of " + type.name());
                assertTrue(symbols.add(type.symbol()), () -> "two piece types have the symbol " + type.symbol());
                assertTrue(type.name().matches(WORDS), () -> "name of a piece: '" + type.name() + "'");
                assertTrue(type.usualName().matches(WORDS), () -> "usual name of the " + type.name());
                assertFalse(type.figure().filter(String::isBlank).isPresent(), () -> "figure of the " + type.name());
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> cellsFitIntoMoves() {
        return specimens().inAllRules(rules -> {
            assertTrue(rules.cells() > 0 && rules.cells() <= Move.MAX_CELL + 1, () -> rules.cells() + " cells");
            assertEquals(rules.cells(), rules.empty().cells(), "cells of the empty setup");
        });
    }

    @TestFactory
    default Stream<DynamicTest> rulebookIsOrderedAndCited() {
        return specimens().inAllRules(rules -> {
            List<RuleStatement> statements = rules.rulebook();
            assertFalse(statements.isEmpty(), "the rulebook is empty");
            for (RuleStatement statement : statements) {
                assertFalse(statement.text().isBlank(), () -> "no text about " + statement.aspect());
                assertFalse(statement.citation().isBlank(), () -> "no citation: " + statement.text());
            }
            assertEquals(
                    statements.stream().map(RuleStatement::aspect).sorted().toList(),
                    statements.stream().map(RuleStatement::aspect).toList(),
                    "the rulebook is not ordered by aspect");
        });
    }

    /** Comparisons show rules by aspect; a piece without a statement would be missing from them. */
    @TestFactory
    default Stream<DynamicTest> rulebookSpeaksOfEveryPiece() {
        return specimens().inAllRules(rules -> {
            Set<Aspect> stated =
                    rules.rulebook().stream().map(RuleStatement::aspect).collect(Collectors.toSet());
            for (PieceType type : rules.pieceTypes()) {
                assertTrue(
                        stated.contains(type.aspect()),
                        () -> "the rulebook says nothing of the " + type.name()
                                + "; expected a statement of its aspect, " + type.aspect());
            }
        });
    }

    @Foundation(2)
    @TestFactory
    default Stream<DynamicTest> tagsAreNamedAndExplained() {
        return specimens().inAllRules(rules -> {
            assertTrue(rules.tags().size() <= MoveTag.MAX_TAGS, "too many tags");
            Set<String> names = new HashSet<>();
            for (MoveTag tag : rules.tags()) {
                assertTrue(names.add(tag.name()), () -> "two tags are called " + tag.name());
                assertFalse(tag.name().isBlank() || tag.meaning().isBlank(), () -> "blank tag '" + tag.name() + "'");
            }
        });
    }

    @Foundation(3)
    @TestFactory
    default Stream<DynamicTest> tagsOfMovesAreDeclared() {
        return specimens().inAllPositions(position -> {
            int declared = position.rules().tags().size();
            for (long move : Moves.legal(position)) {
                long tags = tags(position, move);
                boolean known = declared == Long.SIZE || tags >>> declared == 0;
                assertTrue(
                        known,
                        () -> "undeclared tags " + Long.toBinaryString(tags) + " of " + Moves.text(position, move));
            }
        });
    }

    private static long tags(Position position, long move) {
        try {
            return position.tags(move);
        } catch (RuntimeException wrong) {
            throw new AssertionFailedError("the tags of " + Moves.text(position, move) + " fail: " + wrong, wrong);
        }
    }

    @TestFactory
    default Stream<DynamicTest> heldTypesAreOfPiecesThatCanBeHeld() {
        return specimens().inAllRules(rules -> {
            List<Integer> held = rules.heldTypes();
            assertEquals(held.stream().distinct().toList(), held, "types that can be held, each once");
            for (int type : held) {
                assertTrue(type >= 0 && type < rules.pieceTypes().size(), () -> "there is no piece type " + type);
                assertTrue(
                        !rules.pieceTypes().get(type).royal() || isHeldAtFirst(rules, type),
                        "royal pieces are never captured, so never held unless they are so at the start");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> machineFormIsTheFirstNotation() {
        return specimens().inAllRules(rules -> {
            List<Notation> notations = rules.notations();
            assertFalse(notations.isEmpty(), "there are no notations");
            assertEquals(Notation.MACHINE, notations.get(0), "the first notation");
            long different = notations.stream().map(Notation::id).distinct().count();
            assertEquals(notations.size(), different, "notations with different ids");
        });
    }

    private static boolean isHeldAtFirst(Rules rules, int type) {
        try {
            return Arrays.stream(Side.values()).anyMatch(side -> rules.start().hand(Piece.code(side, type)) > 0);
        } catch (NoStartException none) {
            return false;
        }
    }
}
