package org.plyspace.api;

import java.util.Collection;
import java.util.List;

/**
 * Rules that ask other rules, the free ones, for all that they do not answer themselves; the positions are {@link ForwardingPosition}s. A
 * rule set that forbids some moves of another one, or ends otherwise, extends both and overrides little. The examples of the free rules, their
 * moves backwards and their name in UCI are not forwarded, since they may not hold.
 */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public abstract class ForwardingRules implements Rules {

    private final Variant variant;
    private final Rules free;

    /**
     * Creates rules.
     *
     * @param variant whose rules they are
     * @param free the rules that are asked
     */
    protected ForwardingRules(Variant variant, Rules free) {
        this.variant = variant;
        this.free = free;
    }

    /** The position of these rules that asks a position of the free rules, which belongs to it from now on. */
    protected abstract ForwardingPosition position(Position freePosition);

    @Override
    public final Variant variant() {
        return variant;
    }

    /** The rules that are asked. */
    protected final Rules free() {
        return free;
    }

    @Override
    public Position position(Setup setup, Purpose purpose) {
        return position(free.position(setup, purpose));
    }

    @Override
    public OptionValues options() {
        return free.options();
    }

    @Override
    public int cells() {
        return free.cells();
    }

    @Override
    public List<PieceType> pieceTypes() {
        return free.pieceTypes();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return free.rulebook();
    }

    @Override
    public List<MoveTag> tags() {
        return free.tags();
    }

    @Override
    public List<GameMetric> metrics() {
        return free.metrics();
    }

    @Override
    public List<Symmetry> symmetries() {
        return free.symmetries();
    }

    @Override
    public List<Symmetry> symmetries(Collection<PieceType> types) {
        return free.symmetries(types);
    }

    @Override
    public List<Notation> notations() {
        return free.notations();
    }

    @Override
    public Setup start() {
        return free.start();
    }

    @Override
    public Setup empty() {
        return free.empty();
    }

    @Override
    public Layout layout(Setup setup) {
        return free.layout(setup);
    }

    @Override
    public List<SetupField> fields() {
        return free.fields();
    }

    @Override
    public List<Integer> heldTypes() {
        return free.heldTypes();
    }

    @Override
    public Side originalOwner(int board) {
        return free.originalOwner(board);
    }

    @Override
    public int places() {
        return free.places();
    }

    @Override
    public int placeX(int place) {
        return free.placeX(place);
    }

    @Override
    public int placeY(int place) {
        return free.placeY(place);
    }

    @Override
    public int placeZ(int place) {
        return free.placeZ(place);
    }

    @Override
    public Repetition repetition() {
        return free.repetition();
    }

    @Override
    public Setup read(String position) {
        return free.read(position);
    }

    @Override
    public String write(Setup setup) {
        return free.write(setup);
    }

    @Override
    public List<PositionNotation> positionNotations() {
        return free.positionNotations();
    }

    @Override
    public Setup read(String position, PositionNotation notation) {
        return free.read(position, notation);
    }

    @Override
    public String write(Setup setup, PositionNotation notation) {
        return free.write(setup, notation);
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        return free.faults(setup, purpose);
    }
}
