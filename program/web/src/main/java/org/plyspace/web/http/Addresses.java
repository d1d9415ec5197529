package org.plyspace.web.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.engine.io.InputException;

/** The host names by which browsers may address the server, so that no other site's name can be made to resolve to it. */
public final class Addresses {

    private static final String LOOPBACK = "localhost";
    /** The port that browsers leave out of the header. */
    private static final int USUAL_PORT = 80;

    private static final Pattern HOST = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[^\\[\\]:]+)(?::([0-9]{1,5}))?");
    private static final Pattern NUMBERS = Pattern.compile("\\[.*]|[0-9]{1,3}(?:\\.[0-9]{1,3}){3}");

    private final Set<String> names;
    /** Beside those of this machine for itself, which no other site's name stands for. */
    private final Set<InetAddress> numbers;

    private Addresses(Set<String> names, Set<InetAddress> numbers) {
        this.names = Set.copyOf(names);
        this.numbers = Set.copyOf(numbers);
    }

    /** The names by which this machine addresses itself. */
    public static Addresses ofLoopback() {
        return new Addresses(Set.of(LOOPBACK), Set.of());
    }

    /**
     * The names of a server that listens at an address for other machines; all names of this machine for the wildcard address.
     *
     * @throws InputException if there is no such address
     */
    public static Addresses of(String host) {
        Set<String> names = new HashSet<>(List.of(LOOPBACK, host.toLowerCase(Locale.ROOT)));
        Set<InetAddress> numbers = new HashSet<>();
        try {
            InetAddress address = InetAddress.getByName(host);
            numbers.add(address);
            if (address.isAnyLocalAddress()) {
                names.add(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
                for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                    card.getInterfaceAddresses().forEach(own -> numbers.add(own.getAddress()));
                }
            }
        } catch (UnknownHostException | SocketException unknown) {
            throw new InputException("there is no address '" + host + "' to listen at");
        }
        return new Addresses(names, numbers);
    }

    /** Parses a numeric address, which can be written in several ways; empty for a name, which is never looked up. */
    private static Optional<InetAddress> inNumbers(String host) {
        if (!NUMBERS.matcher(host).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(host));
        } catch (UnknownHostException noAddress) {
            return Optional.empty();
        }
    }

    /**
     * Whether a header {@code Host} names the server.
     *
     * @param port the port that the server listens at
     */
    boolean isOwn(String host, int port) {
        Matcher parts = HOST.matcher(host == null ? "" : host);
        if (!parts.matches()) {
            return false;
        }
        int asked = parts.group(2) == null ? USUAL_PORT : Integer.parseInt(parts.group(2));
        String name = parts.group(1).toLowerCase(Locale.ROOT);
        return asked == port
                && (names.contains(name)
                        || inNumbers(name)
                                .filter(each -> each.isLoopbackAddress() || numbers.contains(each))
                                .isPresent());
    }
}
