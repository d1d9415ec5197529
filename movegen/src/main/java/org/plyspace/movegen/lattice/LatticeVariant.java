package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.movegen.option.CommonOptions;

/**
 * A variant on a lattice: it declares its rules, and gets the common options that mean something there without writing them.
 */
public abstract class LatticeVariant implements Variant {

    private volatile List<Option> options;

    /** The variant's own options, in the order of the rules page; none unless overridden. */
    protected List<Option> ownOptions() {
        return List.of();
    }

    /**
     * A new declaration, which is compiled at once and then forgotten.
     *
     * @param values the variant's own options, with common ones among them, which it need not look at
     */
    protected abstract LatticeSpec declare(OptionValues values);

    @Override
    public final List<Option> options() {
        List<Option> known = options;
        if (known == null) {
            List<Option> own = ownOptions();
            known = CommonOptions.listed(own, LatticeOptions.features(declare(OptionValues.of(own, Map.of()))));
            options = known;
        }
        return known;
    }

    @Override
    public final Rules rules(OptionValues values) {
        LatticeSpec spec = declare(values);
        LatticeOptions.apply(spec, ownOptions(), values);
        return new LatticeRules(this, values, spec);
    }
}
