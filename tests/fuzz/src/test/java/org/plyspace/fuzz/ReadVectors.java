package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import org.plyspace.engine.verify.Verifier;
import org.plyspace.engine.verify.Verifier.LineReport;
import org.plyspace.vectors.Vector;

/** A line of vectors. */
final class ReadVectors implements Reading {

    private static final int DEEPEST = 1;

    @Override
    public boolean read(byte[] input) {
        String line = new String(input, StandardCharsets.UTF_8);
        Vector.read(line);
        LineReport report = new Verifier(RuleSets.REGISTRY, DEEPEST, true).check(line);
        assertFalse(report.toString().contains(" failed when asked "), report::toString);
        return true;
    }
}
