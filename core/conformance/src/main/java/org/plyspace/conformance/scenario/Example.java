package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.function.Function;

/**
 * A question, and the categories of which it is an example.
 *
 * @param question a hash of position and move
 * @param categories its categories; never empty
 * @param maker makes the case, without its id, for one of the categories
 */
record Example(long question, List<Category> categories, Function<Category, TestCase> maker) {

    Example {
        categories = List.copyOf(categories);
    }
}
