package org.plyspace.web.http;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Hexadecimal digits that nobody can guess. */
public final class RandomDigits {

    private RandomDigits() {}

    /**
     * Draws new ones.
     *
     * @param bytes how many bytes are drawn
     * @return two lower-case digits for each
     */
    public static String ofBytes(int bytes) {
        byte[] random = new byte[bytes];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
