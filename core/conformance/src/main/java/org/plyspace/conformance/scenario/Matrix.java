package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.TextException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.WorkCounter;

/**
 * The test cases of one rule set.
 *
 * @param variant the setting: the rule set with the options that are not defaults
 * @param cases the cases, with different ids and different questions
 */
public record Matrix(String variant, List<TestCase> cases) {

    /**
     * Checks that the cases belong to the variant.
     *
     * @param rules the variant's rules that read a position's text
     * @param counter counts the cases
     * @throws UsageException if it has no case, or the text of a case is not a position of these rules, or, with a move, not a playable one
     */
    public void requirePositions(Function<String, Rules> rules, WorkCounter counter) {
        if (cases.isEmpty()) {
            throw new UsageException("the matrix has no cases; expected at least one");
        }
        AtomicInteger read = new AtomicInteger();
        counter.count(read::get);
        for (TestCase row : cases) {
            read.incrementAndGet();
            try {
                Positions.ofCase(rules.apply(row.position()), row.position(), row.move());
            } catch (TextException | InvalidSetupException refused) {
                throw new UsageException("case " + row.id() + ": the InitialStateFEN is not a position of " + variant
                        + ": " + refused.getMessage());
            }
        }
    }

    /**
     * Reads positions for the questions asked about them. Moves are judged only in positions that can be played: elsewhere a king
     * might be captured, and no rule says what is legal then.
     */
    public static final class Positions {

        private Positions() {}

        /**
         * Reads a position whose moves are asked about.
         *
         * @throws org.plyspace.api.TextException if the text cannot be read
         * @throws org.plyspace.api.InvalidSetupException if it cannot be played
         */
        public static Position ofMoves(Rules rules, String text) {
            return rules.readPosition(text);
        }

        /**
         * Reads a position of which only the outcome is asked: a playable one, or one for which checkmate can be decided.
         *
         * @throws org.plyspace.api.TextException if the text cannot be read
         * @throws org.plyspace.api.InvalidSetupException if it can be neither
         */
        public static Position ofOutcome(Rules rules, String text) {
            Setup setup = rules.read(text);
            return rules.position(setup, isForOutcomeOnly(rules, setup) ? Purpose.CHECKMATE : Purpose.GAME);
        }

        /**
         * Reads the position of a case.
         *
         * @param move a move in machine form, or empty if the outcome is asked
         * @throws org.plyspace.api.TextException if the text cannot be read
         * @throws org.plyspace.api.InvalidSetupException if the question cannot be asked of it
         */
        static Position ofCase(Rules rules, String text, String move) {
            return move.isEmpty() ? ofOutcome(rules, text) : ofMoves(rules, text);
        }

        /** Whether a setup cannot be played, but has an outcome. */
        public static boolean isForOutcomeOnly(Rules rules, Setup setup) {
            return !rules.faults(setup, Purpose.GAME).isEmpty()
                    && rules.faults(setup, Purpose.CHECKMATE).isEmpty();
        }
    }
}
