package org.plyspace.web.seat;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Answers what somebody needs to invite others: whether they can reach this server, and links as QR codes. */
public record InvitationRoutes(PageSettings settings) implements Routes {

    @Inject
    public InvitationRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/reachable", context -> context.json(reachable()));
        routes.post("/api/qr", context -> {
            String text = new RequestParameters(context).body(List.of("text")).text("text");
            context.json(Code.of(text));
        });
    }

    private Reachable reachable() {
        List<String> local = settings.host().isPresent() ? List.of() : localAddresses();
        String options = settings.options().isEmpty() ? "" : " " + settings.options();
        return new Reachable(
                settings.host().isPresent(),
                local.stream()
                        .map(address -> "plyspace page --host " + address + options)
                        .toList());
    }

    /** The addresses that other computers of the same network know this one by. */
    private static List<String> localAddresses() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(InvitationRoutes::isReal)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address
                            && !address.isLoopbackAddress()
                            && !address.isLinkLocalAddress())
                    .map(InetAddress::getHostAddress)
                    .sorted()
                    .toList();
        } catch (SocketException none) {
            return List.of();
        }
    }

    private static boolean isReal(NetworkInterface card) {
        try {
            return card.isUp() && !card.isVirtual();
        } catch (SocketException gone) {
            return false;
        }
    }

    /**
     * Whether other computers reach this server.
     *
     * @param commands otherwise the command lines that start one that they reach, for each address of this computer
     */
    record Reachable(boolean reachable, List<String> commands) {}

    /**
     * A QR code.
     *
     * @param size the number of modules on a side
     * @param path the dark modules as a path of SVG, a unit for each module
     */
    record Code(int size, String path) {

        static Code of(String text) {
            try {
                QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
                return new Code(
                        code.size,
                        IntStream.range(0, code.size * code.size)
                                .filter(i -> code.getModule(i % code.size, i / code.size))
                                .mapToObj(i -> "M" + i % code.size + " " + i / code.size + "h1v1h-1z")
                                .collect(Collectors.joining()));
            } catch (DataTooLongException tooLong) {
                throw HttpError.malformed("the body: field text", "it is too long for a QR code");
            }
        }
    }
}
