package org.plyspace.api;

import java.io.IOException;
import java.io.InputStream;
import org.plyspace.api.PublicApi.Usage;

/** Makes variants of files, such as rules written as data; found by {@link java.util.ServiceLoader}. Stateless. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface VariantSource {

    /** Whether files of this name are for this source, by their ending. */
    boolean reads(String fileName);

    /**
     * The variant that a file describes.
     *
     * @param fileName for messages
     * @param content the file, closed by the caller
     * @throws TextException if the content is refused; the message gives the place and what is expected
     * @throws IOException if reading fails
     */
    Variant read(String fileName, InputStream content) throws IOException;
}
