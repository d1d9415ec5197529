package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Variant;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that malformed claims are noticed. */
final class ClaimsCanFailTest {

    private static boolean fails(String file) throws Exception {
        ClaimsContract contract = new ClaimsContract() {
            @Override
            protected Variant variant() {
                return new ToyVariant();
            }

            @Override
            protected String resource() {
                return "org/plyspace/tck/claims/" + file + ".json";
            }
        };
        return Failures.in(contract, ClaimsContract.class.getDeclaredMethod("claimsAreWellFormed"));
    }

    @Test
    void soundOnesPass() throws Exception {
        assertFalse(fails("sound"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "number-twice",
                "no-claims",
                "half",
                "other-format",
                "blank-hypothesis",
                "no-kind",
                "no-such-file"
            })
    void whatIsOutOfFormIsNoticed(String file) throws Exception {
        assertTrue(fails(file));
    }
}
