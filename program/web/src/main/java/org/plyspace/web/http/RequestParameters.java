package org.plyspace.web.http;

import io.javalin.http.Context;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import tools.jackson.core.JacksonException;

/** The parameters of a request, by name; unexpected ones are refused. */
public record RequestParameters(Context context) {

    /** The most plies of a game that a request can name. */
    public static final int MOST_PLIES = 100_000;

    private static final char UNKNOWN_CHARACTER = '\ufffd';

    /** A part of the path. */
    public String path(String name) {
        return context.pathParam(name);
    }

    /** A parameter, which must be given exactly once. */
    public String text(String name) {
        return optional(name)
                .orElseThrow(() -> new HttpError(ErrorType.MALFORMED, "the parameter '" + name + "' is missing"));
    }

    /** A parameter, if it is given and not empty. */
    public Optional<String> optional(String name) {
        List<String> all = context.queryParams(name);
        if (all.size() > 1) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "the parameter '" + name + "' is there " + all.size() + " times; expected once");
        }
        checkReadable(name, all);
        return all.stream().filter(text -> !text.isEmpty()).findFirst();
    }

    /**
     * Refuses parameters with broken encoding: the server drops what is not encoded correctly, and replaces bytes that are not UTF-8 by
     * one character.
     */
    private void checkReadable(String name, List<String> read) {
        boolean doubtful = read.isEmpty() || read.stream().anyMatch(text -> text.indexOf(UNKNOWN_CHARACTER) >= 0);
        Matcher raw = Pattern.compile("(?:^|&)" + Pattern.quote(name) + "=([^&]+)")
                .matcher(context.queryString() == null ? "" : context.queryString());
        while (doubtful && raw.find()) {
            if (!read.isEmpty() && isUtf8(raw.group(1))) {
                continue;
            }
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "the parameter '" + name + "' is '" + Texts.shorten(raw.group(1))
                            + "', which cannot be decoded; expected UTF-8, percent-encoded");
        }
    }

    private static boolean isUtf8(String encoded) {
        try {
            byte[] bytes =
                    URLDecoder.decode(encoded, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException | IllegalArgumentException broken) {
            return false;
        }
    }

    /** The values of a parameter that may be given several times. */
    public List<String> texts(String name) {
        List<String> all = context.queryParams(name);
        checkReadable(name, all);
        return all;
    }

    /** A whole number from 0, which must be given. */
    public int number(String name, int most) {
        return optionalNumber(name, most)
                .orElseThrow(() -> new HttpError(ErrorType.MALFORMED, "the parameter '" + name + "' is missing"));
    }

    /** A whole number from 0, if it is given. */
    public OptionalInt optionalNumber(String name, int most) {
        Optional<String> text = optional(name);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        boolean number = text.get().matches("0|[1-9][0-9]{0,8}") && Integer.parseInt(text.get()) <= most;
        if (!number) {
            throw new HttpError(
                    ErrorType.MALFORMED,
                    "the parameter '" + name + "' is '" + Texts.shorten(text.get())
                            + "'; expected a whole number from 0 to " + most);
        }
        return OptionalInt.of(Integer.parseInt(text.get()));
    }

    /** Whether a parameter is {@code true}; false if it is missing. */
    public boolean flag(String name) {
        return optional(name).filter("true"::equals).isPresent();
    }

    /** The body of a change of a game: for which {@linkplain #ply ply} it is, how many moves were taken back, and more members. */
    public JsonFields change(String... members) {
        return body(
                Stream.concat(Stream.of("ply", "takenBack"), Stream.of(members)).toList());
    }

    /** The ply that a change is for. */
    public static int ply(JsonFields change) {
        return change.number("ply", 0, MOST_PLIES);
    }

    /**
     * The body, which must be an object.
     *
     * @param names the names of the members that it may have
     */
    public JsonFields body(List<String> names) {
        try {
            return JsonFields.of(JsonMappers.STRICT.readTree(context.bodyAsBytes()), "the body", HttpError::malformed)
                    .allowing(names);
        } catch (JacksonException broken) {
            throw new HttpError(ErrorType.MALFORMED, "the body is not JSON: " + BrokenJson.reason(broken));
        }
    }
}
