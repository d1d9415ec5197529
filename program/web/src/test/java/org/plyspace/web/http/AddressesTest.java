package org.plyspace.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests which headers {@code Host} mean the server. */
final class AddressesTest {

    @ParameterizedTest
    @CsvSource({
        "fd00::1,   7373, [fd00::1]:7373,               true",
        "fd00::1,   7373, [FD00:0:0:0:0:0:0:1]:7373,    true",
        "fd00::1,   7373, [::1]:7373,                   true",
        "fd00::1,   7373, [fd00::2]:7373,               false",
        "fd00::1,   7373, fd00::1:7373,                 false",
        "fd00::1,   7373, [fd00::1],                    false",
        "fd00::1,   7373, [fd00::1:7373,                false",
        "fd00::1,   7373, [fd00::zz]:7373,              false",
        "fd00::1,   80,   [fd00::1],                    true",
        "192.0.2.7, 80,   192.0.2.7,                    true",
        "192.0.2.7, 80,   192.0.2.7:80,                 true",
        "192.0.2.7, 80,   localhost,                    true",
        "192.0.2.7, 80,   127.0.0.1,                    true",
        "192.0.2.7, 80,   127.0.0.2,                    true",
        "192.0.2.7, 80,   127.0.0.2.evil.example,       false",
        "LOCALHOST, 80,   localhost,                    true",
        "192.0.2.7, 80,   192.0.2.7:8080,               false",
        "192.0.2.7, 80,   192.0.2.8,                    false",
        "192.0.2.7, 80,   evil.example,                 false",
        "192.0.2.7, 80,   192.0.2.7.evil.example,       false",
        "192.0.2.7, 7373, 192.0.2.7,                    false",
        "192.0.2.7, 7373, 192.0.2.7:,                   false",
        "192.0.2.7, 7373, 192.0.2.7:99999,              false"
    })
    void aServerKnowsItsAddressHoweverItIsWritten(String listens, int port, String asked, boolean own) {
        assertEquals(own, Addresses.of(listens).isOwn(asked, port));
    }

    @Test
    void aRequestThatNamesNobodyIsNotMeant() {
        assertFalse(Addresses.ofLoopback().isOwn(null, 80));
        assertFalse(Addresses.ofLoopback().isOwn("", 80));
    }
}
