package org.plyspace.movegen.lattice;

import java.util.OptionalInt;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.movegen.declare.DeclaredVariant;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;

/** A variant on a lattice. A declaration is compiled at once and then forgotten. */
public abstract class LatticeVariant extends DeclaredVariant<LatticeSpec> {

    @Override
    protected final OptionalInt cellsOf(LatticeSpec declared) {
        return OptionalInt.of(declared.lattice.cells());
    }

    @Override
    protected final Features features(LatticeSpec declared) {
        return LatticeOptions.features(declared);
    }

    @Override
    protected final Rules compile(OptionValues values, LatticeSpec declared, CommonOptions chosen) {
        LatticeOptions.apply(declared, chosen);
        return new LatticeRules(this, values, declared);
    }
}
