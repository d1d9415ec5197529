package org.plyspace.conformance.scenario;

import java.util.List;
import java.util.function.Function;

/**
 * A question and what it is an example of.
 *
 * @param question a hash of position and move
 * @param categories all that it can stand for; never empty
 * @param maker the case, without its id, as an example of one of the categories
 */
record Example(long question, List<Category> categories, Function<Category, TestCase> maker) {

    Example {
        categories = List.copyOf(categories);
    }
}
