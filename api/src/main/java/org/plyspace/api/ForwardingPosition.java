package org.plyspace.api;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A position that asks another one, the free one, for all that it does not answer itself, and has those of its legal moves that are {@linkplain
 * #isAllowed allowed}. What attacks, checks and mates is what it is in the free position.
 */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public abstract class ForwardingPosition implements Position {

    private final ForwardingRules rules;
    private final Position free;
    private final MoveList scratch = new MoveList();

    /**
     * Creates a position.
     *
     * @param free the position that is asked; it belongs to this one from now on
     */
    protected ForwardingPosition(ForwardingRules rules, Position free) {
        this.rules = rules;
        this.free = free;
    }

    /** Whether a move that is legal in the free position is so here. Called for each move; the position is left as it was. */
    protected abstract boolean isAllowed(long move);

    /** Why a move that is legal in the free position is not allowed. */
    protected abstract Verdict.Illegal refusal(long move);

    /** The position that is asked. */
    protected final Position free() {
        return free;
    }

    private void keepAllowed(MoveList moves, int from) {
        int kept = from;
        for (int i = from; i < moves.size(); i++) {
            if (isAllowed(moves.get(i))) {
                moves.set(kept++, moves.get(i));
            }
        }
        moves.truncate(kept);
    }

    @Override
    public final Rules rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        int from = into.size();
        free.legalMoves(into);
        keepAllowed(into, from);
    }

    @Override
    public void legalCaptures(MoveList into) {
        int from = into.size();
        free.legalCaptures(into);
        keepAllowed(into, from);
    }

    @Override
    public void legalQuietPromotions(MoveList into) {
        int from = into.size();
        free.legalQuietPromotions(into);
        keepAllowed(into, from);
    }

    @Override
    public int countLegalMoves() {
        scratch.clear();
        legalMoves(scratch);
        return scratch.size();
    }

    @Override
    public boolean hasLegalMove() {
        return countLegalMoves() > 0;
    }

    @Override
    public boolean isLegal(long move) {
        return free.isLegal(move) && isAllowed(move);
    }

    @Override
    public int capturedCell(long move) {
        return free.capturedCell(move);
    }

    @Override
    public void changes(long move, Changes into) {
        free.changes(move, into);
    }

    @Override
    public void make(long move) {
        free.make(move);
    }

    @Override
    public void makeNull() {
        free.makeNull();
    }

    @Override
    public boolean isPassingSound() {
        return free.isPassingSound();
    }

    @Override
    public void unmake() {
        free.unmake();
    }

    @Override
    public void setFrom(Position other) {
        if (other.rules() != rules) {
            throw new IllegalArgumentException("a position of " + other.rules().setting() + " cannot be set to one of "
                    + rules.setting() + "; expected a position of the same rules object");
        }
        free.setFrom(((ForwardingPosition) other).free);
    }

    @Override
    public Position copy() {
        return rules.position(free.copy());
    }

    @Override
    public Side sideToMove() {
        return free.sideToMove();
    }

    @Override
    public boolean inCheck() {
        return free.inCheck();
    }

    @Override
    public long key() {
        return free.key();
    }

    @Override
    public long repetitionKey() {
        return free.repetitionKey();
    }

    @Override
    public int halfmoveClock() {
        return free.halfmoveClock();
    }

    @Override
    public int fullmoveNumber() {
        return free.fullmoveNumber();
    }

    @Override
    public int pieceAt(int cell) {
        return free.pieceAt(cell);
    }

    @Override
    public int hand(int piece) {
        return free.hand(piece);
    }

    @Override
    public int anchorOf(int board) {
        return free.anchorOf(board);
    }

    @Override
    public Side ownerOf(int board) {
        return free.ownerOf(board);
    }

    @Override
    public int rights() {
        return free.rights();
    }

    @Override
    public int placeOf(int cell) {
        return free.placeOf(cell);
    }

    @Override
    public int men(Side side, int[] into) {
        return free.men(side, into);
    }

    @Override
    public int royals(Side side, int[] into) {
        return free.royals(side, into);
    }

    @Override
    public int attacks(int cell, int[] into) {
        return free.attacks(cell, into);
    }

    @Override
    public void attackSummary(AttackSummary into) {
        free.attackSummary(into);
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        return free.isAttacked(cell, by);
    }

    @Override
    public int x(int cell) {
        return free.x(cell);
    }

    @Override
    public int y(int cell) {
        return free.y(cell);
    }

    @Override
    public int z(int cell) {
        return free.z(cell);
    }

    @Override
    public int promotionDistance(int cell) {
        return free.promotionDistance(cell);
    }

    @Override
    public long tags(long move) {
        return free.tags(move);
    }

    @Override
    public void place(Placement placement) {
        free.place(placement);
    }

    @Override
    public Optional<Outcome> ending() {
        return free.ending();
    }

    @Override
    public Outcome endingWithoutMove() {
        return free.endingWithoutMove();
    }

    @Override
    public Optional<Outcome> outcome() {
        return free.outcome().or(() -> hasLegalMove() ? Optional.empty() : Optional.of(endingWithoutMove()));
    }

    @Override
    public PositionWords words() {
        return new Words(free.words());
    }

    /** The words of the free position, but for what is legal. */
    private final class Words implements PositionWords {

        private final PositionWords words;

        Words(PositionWords words) {
            this.words = words;
        }

        @Override
        public Setup setup() {
            return words.setup();
        }

        @Override
        public String text() {
            return words.text();
        }

        @Override
        public Layout layout() {
            return words.layout();
        }

        @Override
        public String name(int cell) {
            return words.name(cell);
        }

        @Override
        public String text(long move, Notation notation) {
            return words.text(move, notation);
        }

        @Override
        public String text(Attempt attempt) {
            return words.text(attempt);
        }

        @Override
        public long[] choices(Attempt attempt) {
            return Arrays.stream(words.choices(attempt))
                    .filter(ForwardingPosition.this::isAllowed)
                    .toArray();
        }

        @Override
        public Verdict judge(String move, Notation notation) {
            Verdict verdict = words.judge(move, notation);
            if (verdict instanceof Verdict.Legal legal) {
                return isAllowed(legal.move()) ? verdict : refusal(legal.move());
            }
            boolean unfinished = verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.MUST_PROMOTE;
            long[] promotions = unfinished ? promotions(move, notation) : new long[0];
            return promotions.length > 0 && Arrays.stream(promotions).noneMatch(ForwardingPosition.this::isAllowed)
                    ? refusal(promotions[0])
                    : verdict;
        }

        /** The free position's legal promotions whose text goes on from this one. */
        private long[] promotions(String move, Notation notation) {
            MoveList moves = new MoveList();
            free.legalMoves(moves);
            return Arrays.stream(moves.toArray())
                    .filter(promotion -> words.text(promotion, notation).startsWith(move + "="))
                    .toArray();
        }

        @Override
        public Stream<String> wellFormedMoves() {
            return words.wellFormedMoves();
        }

        @Override
        public List<Effect> describe(long move) {
            return words.describe(move);
        }
    }
}
