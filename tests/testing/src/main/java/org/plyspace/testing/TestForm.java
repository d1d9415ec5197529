package org.plyspace.testing;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How much the tests ask: everything in the whole form, or a sample with {@code -Dplyspace.tests=some}, which is set for everyday
 * builds. {@code -Plong} is the whole form with all of the torture suite and minutes of fuzzing.
 */
public final class TestForm {

    private static final boolean LONG = "long".equals(System.getProperty("plyspace.torture"));
    private static final boolean WHOLE = LONG || !"some".equals(System.getProperty("plyspace.tests"));

    private TestForm() {}

    /** Whether everything is asked. */
    public static boolean isWhole() {
        return WHOLE;
    }

    /** Whether the torture suite and fuzzing try everything they can. */
    public static boolean isLong() {
        return LONG;
    }

    /** One number in the whole form, another one in everyday builds. */
    public static int count(int whole, int everyday) {
        return WHOLE ? whole : everyday;
    }

    /**
     * A whole list, or every third of it in everyday builds.
     *
     * @param first where these begin, 0 to 2: other tests of the same list begin elsewhere
     */
    public static <T> List<T> sample(List<T> all, int first) {
        return WHOLE
                ? all
                : IntStream.iterate(first, i -> i < all.size(), i -> i + 3)
                        .mapToObj(all::get)
                        .toList();
    }
}
