package org.plyspace.api;

import java.io.IOException;
import java.io.InputStream;
import org.plyspace.api.PublicApi.Usage;

/** Creates variants from files, such as rules written as data; found by {@link java.util.ServiceLoader}. Stateless. */
@PublicApi(usage = Usage.IMPLEMENT)
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
}
