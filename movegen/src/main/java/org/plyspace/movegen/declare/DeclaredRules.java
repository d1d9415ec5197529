package org.plyspace.movegen.declare;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Variant;

/** Rules compiled from a declaration; each family extends this. Immutable. */
public abstract class DeclaredRules implements Rules {

    private final Variant variant;
    private final OptionValues options;

    private volatile List<Symmetry> symmetries;

    /** Creates the rules of a variant with fixed options. */
    protected DeclaredRules(Variant variant, OptionValues options) {
        this.variant = variant;
        this.options = options;
    }

    /** Finds the symmetries; called only once. */
    protected abstract List<Symmetry> findSymmetries();

    /** The position of a setup, without checking whether it is playable. */
    protected abstract Position unchecked(Setup setup);

    /**
     * A position that is asked for moves backwards.
     *
     * @throws IllegalArgumentException if it is of other rules
     */
    protected final <P extends Position> P own(Position position, Class<P> family) {
        if (!family.isInstance(position) || position.rules() != this) {
            throw new IllegalArgumentException("moves backwards of " + setting() + " for a position of "
                    + position.rules().setting() + "; expected a position of the same rules object");
        }
        return family.cast(position);
    }

    @Override
    public final Variant variant() {
        return variant;
    }

    @Override
    public final OptionValues options() {
        return options;
    }

    @Override
    public final List<Symmetry> symmetries() {
        List<Symmetry> known = symmetries;
        if (known == null) {
            known = List.copyOf(findSymmetries());
            symmetries = known;
        }
        return known;
    }

    @Override
    public final Position position(Setup setup, Purpose purpose) {
        List<Fault> faults = faults(setup, purpose);
        if (!faults.isEmpty()) {
            throw new InvalidSetupException(faults);
        }
        return unchecked(setup);
    }
}
