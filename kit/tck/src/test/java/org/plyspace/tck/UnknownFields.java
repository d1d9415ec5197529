package org.plyspace.tck;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;

/** Faults of the toys for undeclared fields. */
public final class UnknownFields {

    private UnknownFields() {}

    /** A fault for each field of a setup that the rules do not declare. */
    public static List<Fault> in(Setup setup, Rules rules) {
        List<String> known = rules.fields().stream().map(SetupField::name).toList();
        return setup.fields().keySet().stream()
                .filter(name -> !known.contains(name))
                .map(name -> new Fault("fields", "there is no field '" + name + "'", "", List.of()))
                .toList();
    }
}
