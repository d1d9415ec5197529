package org.plyspace.lab.claim;

import java.util.List;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;

/**
 * No test, and why there is none.
 *
 * @param because the reason, a sentence
 */
record UntestedTest(String because) implements ClaimTest {

    static final String KIND = "none";

    static UntestedTest read(JsonFields fields) {
        fields.allowing(List.of("kind", "because"));
        return new UntestedTest(fields.text("because"));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "nothing";
    }

    @Override
    public List<String> settings() {
        return List.of();
    }

    @Override
    public void check(Registry registry) {}
}
