package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.vectors.JsonText;

/**
 * Checks the form of the claims in a variant's jar, the resource {@code META-INF/plyspace/claims/ID.json}. What each kind of
 * test requires is checked by the command {@code claims}.
 */
public abstract class ClaimsContract {

    private static final String FORMAT = "plyspace-claims/1";

    protected ClaimsContract() {}

    /** The variant under test. */
    protected abstract Variant variant();

    /** The resource that contains its claims. */
    protected String resource() {
        return "META-INF/plyspace/claims/" + variant().id() + ".json";
    }

    @Test
    void claimsAreWellFormed() {
        Map<?, ?> file = object(json(), resource());
        assertEquals(FORMAT, file.get("format"), resource() + ": format");
        assertText(file, "source", resource());
        assertText(file, "title", resource());
        Set<Object> numbers = new HashSet<>();
        for (Object each : list(file, "claims", resource())) {
            Map<?, ?> claim = object(each, resource() + ": a claim");
            String place = resource() + ": claim " + claim.get("number");
            assertInstanceOf(Long.class, claim.get("number"), place + ": number");
            assertTrue(numbers.add(claim.get("number")), place + ": the number is there twice");
            assertText(claim, "text", place);
            assertText(claim, "hypothesis", place);
            for (Object test : list(claim, "tests", place)) {
                assertText(object(test, place + ": a test"), "kind", place + ": a test");
            }
        }
    }

    private Object json() {
        try {
            return JsonText.read(text());
        } catch (UsageException broken) {
            return fail(resource() + ": " + broken.getMessage());
        }
    }

    private String text() {
        try (InputStream stream = variant().getClass().getClassLoader().getResourceAsStream(resource())) {
            assertNotNull(stream, () -> "no resource " + resource());
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Map<?, ?> object(Object value, String place) {
        return assertInstanceOf(Map.class, value, place + " is no object");
    }

    private static List<?> list(Map<?, ?> object, String field, String place) {
        List<?> list = assertInstanceOf(List.class, object.get(field), place + ": " + field + " is no array");
        assertFalse(list.isEmpty(), () -> place + ": " + field + " is empty");
        return list;
    }

    private static void assertText(Map<?, ?> object, String field, String place) {
        String text = assertInstanceOf(String.class, object.get(field), place + ": " + field + " is no text");
        assertFalse(text.isBlank(), () -> place + ": " + field + " is blank");
    }
}
