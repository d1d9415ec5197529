package org.plyspace.tck;

import java.util.List;
import java.util.Map;
import org.plyspace.api.ForwardingPosition;
import org.plyspace.api.ForwardingRules;
import org.plyspace.api.Move;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.tck.toy.ToyVariant;

/** Rules that forbid moves of others, and override nothing else, fulfil all contracts: the toy's rooks move only to capture. */
final class ForwardingContractTest extends VariantContract {

    @Override
    protected Variant variant() {
        return new Lazy();
    }

    @Override
    protected List<String> positions(Rules rules) {
        return ToyPositions.RARE;
    }

    private static final class Lazy implements Variant {

        private final Variant toy = new ToyVariant();

        @Override
        public String id() {
            return "lazy";
        }

        @Override
        public String title() {
            return toy.title();
        }

        @Override
        public String summary() {
            return toy.summary();
        }

        @Override
        public String source() {
            return toy.source();
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public Rules rules(OptionValues values) {
            return new LazyRules(this, values, toy.rules(OptionValues.of(toy.options(), Map.of())));
        }
    }

    private static final class LazyRules extends ForwardingRules {

        private final OptionValues values;

        LazyRules(Variant variant, OptionValues values, Rules toy) {
            super(variant, toy);
            this.values = values;
        }

        @Override
        public OptionValues options() {
            return values;
        }

        @Override
        protected ForwardingPosition position(Position toy) {
            return new LazyPosition(this, toy);
        }
    }

    private static final class LazyPosition extends ForwardingPosition {

        LazyPosition(ForwardingRules rules, Position toy) {
            super(rules, toy);
        }

        @Override
        protected boolean isAllowed(long move) {
            return Piece.type(Move.piece(move)) != 1 || capturedCell(move) >= 0;
        }

        @Override
        protected Verdict.Illegal refusal(long move) {
            return new Verdict.Illegal(Refusal.NOTHING_TO_CAPTURE, "a rook moves only to capture", "toy 2");
        }
    }
}
