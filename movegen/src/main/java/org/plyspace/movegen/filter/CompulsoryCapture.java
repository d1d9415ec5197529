package org.plyspace.movegen.filter;

import org.plyspace.api.Aspect;
import org.plyspace.api.ForwardingPosition;
import org.plyspace.api.ForwardingRules;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/** Other rules, but a side that has a legal capture must make one. */
public final class CompulsoryCapture extends ForwardingRules {

    private final String citation;

    /** Creates rules from free ones, whose rulebook states the rule under {@link Aspect#CAPTURES}. */
    public CompulsoryCapture(Variant variant, Rules free) {
        super(variant, free);
        citation = free.rulebook().stream()
                .filter(statement -> statement.aspect() == Aspect.CAPTURES)
                .map(RuleStatement::citation)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the rulebook says nothing of captures"));
    }

    @Override
    protected ForwardingPosition position(Position freePosition) {
        return new Capturing(freePosition);
    }

    private final class Capturing extends ForwardingPosition {

        private final MoveList captures = new MoveList();

        Capturing(Position free) {
            super(CompulsoryCapture.this, free);
        }

        private boolean canCapture() {
            captures.clear();
            free().legalCaptures(captures);
            return captures.size() > 0;
        }

        @Override
        protected boolean isAllowed(long move) {
            return free().capturedCell(move) >= 0 || !canCapture();
        }

        @Override
        protected Verdict.Illegal refusal(long move) {
            canCapture();
            return new Verdict.Illegal(
                    Refusal.NOT_NOW,
                    "a side that can capture must, and " + free().words().text(captures.get(0), Notation.MACHINE)
                            + " captures",
                    citation);
        }

        @Override
        public void legalMoves(MoveList into) {
            int before = into.size();
            free().legalCaptures(into);
            if (into.size() == before) {
                free().legalMoves(into);
            }
        }

        @Override
        public void legalQuietPromotions(MoveList into) {
            if (!canCapture()) {
                free().legalQuietPromotions(into);
            }
        }

        @Override
        public int countLegalMoves() {
            return canCapture() ? captures.size() : free().countLegalMoves();
        }

        @Override
        public boolean hasLegalMove() {
            return free().hasLegalMove();
        }

        /** Never: a side that must capture may be better off if it passes. */
        @Override
        public boolean isPassingSound() {
            return false;
        }
    }
}
