package org.plyspace.movegen.lattice;

import java.util.OptionalInt;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.movegen.declare.DeclaredVariant;
import org.plyspace.movegen.filter.CompulsoryCapture;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;

/** A variant on a lattice. */
public abstract class LatticeVariant extends DeclaredVariant<LatticeDeclaration> {

    /**
     * States the rules without the effects of common options.
     *
     * @param values the values of the variant's own options, and of common ones, which it may ignore
     */
    protected abstract LatticeSpec declare(OptionValues values);

    @Override
    public final OptionalInt cells(OptionValues values) {
        return OptionalInt.of(declare(values).lattice.cells());
    }

    @Override
    protected final LatticeDeclaration declaration(OptionValues values) {
        return declare(values).build();
    }

    @Override
    protected final Features features(LatticeDeclaration declared) {
        return declared.features();
    }

    @Override
    protected final Rules compile(OptionValues values, LatticeDeclaration declared, CommonOptions chosen) {
        Rules rules = new LatticeRules(this, values, declared.with(chosen));
        return declared.mustCapture ? new CompulsoryCapture(this, rules) : rules;
    }
}
