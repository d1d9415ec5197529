package org.plyspace.api;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;

/** Creates variants from files, such as rules written as data; found by {@link java.util.ServiceLoader}. Stateless. */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface VariantSource {

    /** Whether this source reads files of this name, judged by its ending. */
    boolean reads(String fileName);

    /**
     * Reads the variant that a file describes.
     *
     * @param fileName the name for messages
     * @param content the file's content, closed by the caller
     * @throws TextException if the content is refused; the message gives the place and what is expected
     * @throws IOException if reading fails
     */
    Variant read(String fileName, InputStream content) throws IOException;

    /**
     * Reads a file that {@link #read} refuses as if it said nothing of a start, to draw what it says of one.
     *
     * @param fileName the name for messages
     * @param content the file's content, closed by the caller
     * @return empty if the file has no start, and by default
     * @throws TextException if the content is refused for anything else too
     * @throws IOException if reading fails
     */
    default Optional<WithoutStart> readWithoutStart(String fileName, InputStream content) throws IOException {
        return Optional.empty();
    }

    /**
     * A file of rules whose start is left out.
     *
     * @param variant the variant, without a start
     * @param start the start's text, which may be anything
     */
    @PublicApi(usage = PublicApi.Usage.CALL)
    record WithoutStart(Variant variant, String start) {

        public WithoutStart {
            Objects.requireNonNull(variant);
            Objects.requireNonNull(start);
        }
    }
}
