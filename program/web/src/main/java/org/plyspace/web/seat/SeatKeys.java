package org.plyspace.web.seat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.plyspace.engine.io.Sha256;
import org.plyspace.web.http.RandomDigits;

/** The keys of a game's three links. Only their digests are kept, so that nobody can take a seat who reads what the server saves. */
final class SeatKeys {

    private static final int BYTES = 16;

    private final Map<Role, byte[]> digests = new EnumMap<>(Role.class);

    /**
     * Creates the keys' object from digests.
     *
     * @param digests the SHA-256 of each role's key in hex, by the role's word; empty for a game without links
     */
    SeatKeys(Map<String, String> digests) {
        for (Role role : digests.isEmpty() ? new Role[0] : Role.values()) {
            this.digests.put(role, digests.get(role.word()).getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Keys that nobody can guess, by the role's word. */
    static Map<String, String> make() {
        Map<String, String> keys = new HashMap<>();
        for (Role role : Role.values()) {
            keys.put(role.word(), RandomDigits.ofBytes(BYTES));
        }
        return keys;
    }

    /** The digests of keys. */
    static Map<String, String> digests(Map<String, String> keys) {
        Map<String, String> digests = new HashMap<>();
        keys.forEach((role, key) -> digests.put(role, digest(key)));
        return digests;
    }

    private static String digest(String key) {
        return Sha256.of(key.getBytes(StandardCharsets.UTF_8));
    }

    /** The role of a key; takes the same time however much of it is right, and whichever it is. */
    Optional<Role> roleOf(String key) {
        byte[] asked = digest(key).getBytes(StandardCharsets.US_ASCII);
        Optional<Role> found = Optional.empty();
        for (Map.Entry<Role, byte[]> each : digests.entrySet()) {
            if (MessageDigest.isEqual(each.getValue(), asked)) {
                found = Optional.of(each.getKey());
            }
        }
        return found;
    }
}
