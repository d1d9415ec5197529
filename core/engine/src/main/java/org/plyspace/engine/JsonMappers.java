package org.plyspace.engine;

import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What JSON is read and written by. Mappers are immutable, and any thread may use them. */
public final class JsonMappers {

    /** Writes on one line; what it reads may have a name twice in an object, of which the last counts. */
    public static final JsonMapper PLAIN = JsonMapper.builder().build();

    /** Writes a line for each member. */
    public static final JsonMapper INDENTED =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** Refuses a name that an object has twice, and whatever follows the JSON. */
    public static final JsonMapper STRICT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JsonMappers() {}

    /** The text of a file: indented, each line ended in one way on all systems. */
    public static String file(Object value) {
        return INDENTED.writeValueAsString(value).replace(System.lineSeparator(), "\n") + "\n";
    }
}
