package org.plyspace.movegen.declare;

import java.util.List;
import java.util.Map;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;

/**
 * A variant that declares its rules, and so gets the common options that apply to them. Rule sets extend the class of their family.
 *
 * @param <D> the family's declaration of a rule set
 */
public abstract class DeclaredVariant<D> implements Variant {

    private volatile List<Option> options;

    /** The variant's own options, in the order of the rules page; none unless overridden. */
    protected List<Option> ownOptions() {
        return List.of();
    }

    /**
     * The declaration without the effects of common options.
     *
     * @throws DeclarationException if it has faults
     */
    protected abstract D declaration(OptionValues values);

    /** The features of a declaration that common options change. */
    protected abstract Features features(D declared);

    /** Compiles a declaration under common options. */
    protected abstract Rules compile(OptionValues values, D declared, CommonOptions chosen);

    /**
     * The rules to play by, if they forbid some moves of those that are declared ({@link org.plyspace.api.ForwardingRules}); the same unless
     * overridden.
     */
    protected Rules restricted(Rules declared) {
        return declared;
    }

    @Override
    public final List<Option> options() {
        List<Option> known = options;
        if (known == null) {
            List<Option> own = ownOptions();
            known = CommonOptions.listed(own, features(declaration(OptionValues.of(own, Map.of()))));
            options = known;
        }
        return known;
    }

    @Override
    public final Rules rules(OptionValues values) {
        D declared = declaration(values);
        return restricted(compile(values, declared, CommonOptions.of(ownOptions(), values, features(declared))));
    }
}
