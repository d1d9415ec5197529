package org.plyspace.web.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.json.JsonMapper;

/** What a request asks for, by name; whatever is otherwise than expected is denied. */
public final class Asked {

    private final Context context;

    /** Of a request. */
    public Asked(Context context) {
        this.context = context;
    }

    /** A part of the path. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** A parameter, which must be there once. */
    public String text(String name) {
        return optional(name)
                .orElseThrow(
                        () -> new DeniedException(DenialType.MALFORMED, "the parameter '" + name + "' is missing"));
    }

    /** A parameter, if it is there and not empty. */
    public Optional<String> optional(String name) {
        List<String> all = context.queryParams(name);
        if (all.size() > 1) {
            throw new DeniedException(
                    DenialType.MALFORMED,
                    "the parameter '" + name + "' is there " + all.size() + " times; expected once");
        }
        return all.stream().filter(text -> !text.isEmpty()).findFirst();
    }

    /** A parameter that may be there several times. */
    public List<String> texts(String name) {
        return context.queryParams(name);
    }

    /** A whole number from 0, which must be there. */
    public int number(String name, int most) {
        return optionalNumber(name, most)
                .orElseThrow(
                        () -> new DeniedException(DenialType.MALFORMED, "the parameter '" + name + "' is missing"));
    }

    /** A whole number from 0, if it is there. */
    public OptionalInt optionalNumber(String name, int most) {
        Optional<String> text = optional(name);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        boolean number = text.get().matches("0|[1-9][0-9]{0,8}") && Integer.parseInt(text.get()) <= most;
        if (!number) {
            throw new DeniedException(
                    DenialType.MALFORMED,
                    "the parameter '" + name + "' is '" + Texts.shorten(text.get())
                            + "'; expected a whole number from 0 to " + most);
        }
        return OptionalInt.of(Integer.parseInt(text.get()));
    }

    /** Whether a parameter is {@code true}; not if it is missing. */
    public boolean flag(String name) {
        return optional(name).filter("true"::equals).isPresent();
    }

    /**
     * The object that is the body.
     *
     * @param names of the members that it may have
     */
    public JsonFields body(List<String> names) {
        JsonMapper mapper = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        try {
            return JsonFields.of(mapper.readTree(context.bodyAsBytes()), "the body", MalformedBodyException::new)
                    .allowing(names);
        } catch (JacksonException broken) {
            throw new DeniedException(DenialType.MALFORMED, "the body is not JSON: " + BrokenJson.reason(broken));
        }
    }
}
