package org.plyspace.web.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.plyspace.engine.io.InputException;

/** The names by which browsers may speak to the server, so that no other site's name can be made to mean it. */
public final class Addresses {

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> names;

    private Addresses(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    /** Those of this machine for itself. */
    public static Addresses ofLoopback() {
        return new Addresses(LOOPBACK);
    }

    /**
     * Those of a server that listens at an address for others; all of this machine's if it is the address of all.
     *
     * @throws InputException if there is no such address
     */
    public static Addresses of(String host) {
        Set<String> names = new HashSet<>(LOOPBACK);
        names.add(host.toLowerCase(Locale.ROOT));
        try {
            InetAddress address = InetAddress.getByName(host);
            names.add(written(address));
            if (address.isAnyLocalAddress()) {
                names.add(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
                for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                    card.getInterfaceAddresses().forEach(own -> names.add(written(own.getAddress())));
                }
            }
        } catch (UnknownHostException | SocketException unknown) {
            throw new InputException("there is no address '" + host + "' to listen at");
        }
        return new Addresses(names);
    }

    private static String written(InetAddress address) {
        String text = address.getHostAddress().replaceFirst("%.*", "");
        return text.contains(":") ? "[" + text + "]" : text;
    }

    /**
     * Whether a header {@code Host} names the server.
     *
     * @param port that it listens at
     */
    boolean isOwn(String host, int port) {
        if (host == null) {
            return false;
        }
        String ending = ":" + port;
        return host.endsWith(ending)
                && names.contains(
                        host.substring(0, host.length() - ending.length()).toLowerCase(Locale.ROOT));
    }
}
