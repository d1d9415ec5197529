package org.plyspace.web.record;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.report.html.ReportFrame;
import org.plyspace.report.html.ReportPage.ReportScripts;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.Routes;

/**
 * Serves the reports that experiments wrote into a folder. A report, whoever wrote it, sees nothing of the page and reaches no other
 * address: it is shown in a frame that cannot navigate, without an origin, and under the server's own policy whatever policy it contains.
 */
public final class ReportRoutes implements Routes {

    private static final int ID_LENGTH = 16;
    private static final int LONGEST = 50_000_000;
    private static final int LONGEST_HEAD = 20_000;
    private static final String ENDING = ".html";
    private static final String HTML = "text/html; charset=utf-8";
    /** The policy that every report contains; other files need not. */
    private static final Pattern POLICY = Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"");

    private static final String POLICY_HEADER = "Content-Security-Policy";
    private static final String SANDBOX = "sandbox allow-scripts";

    /** It may contain folders of reports. */
    private final Optional<Path> folder;

    @Inject
    ReportRoutes(PageSettings settings) {
        folder = settings.shown().reports();
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/reports", context -> context.json(Map.of("named", folder.isPresent(), "reports", listed())));
        routes.get("/reports/{id}", this::showFrame);
        routes.get("/reports/{id}/content", this::show);
    }

    /** A report in a list. */
    record Listed(String id, String name, String modified) {}

    private List<Listed> listed() {
        return files().stream()
                .filter(ReportRoutes::isReport)
                .flatMap(file -> listed(file).stream())
                .toList();
    }

    private Optional<Listed> listed(Path file) {
        try {
            Instant modified = Files.getLastModifiedTime(file).toInstant();
            return Optional.of(new Listed(
                    id(file),
                    name(file),
                    modified.truncatedTo(ChronoUnit.SECONDS).toString()));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private String name(Path file) {
        return withoutEnding(folder.orElseThrow().relativize(file).toString());
    }

    private static String withoutEnding(String path) {
        return path.substring(0, path.length() - ENDING.length());
    }

    private String id(Path file) {
        return id(folder.orElseThrow().relativize(file).toString());
    }

    /** The id of a report, by its path in the folder of reports. */
    public static String id(String path) {
        return Sha256.of(withoutEnding(path)).substring(0, ID_LENGTH);
    }

    private List<Path> files() {
        return folder.stream()
                .flatMap(root -> entries(root).stream())
                .flatMap(entry -> Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)
                        ? entries(entry).stream()
                        : Stream.of(entry))
                .filter(file -> file.getFileName().toString().matches("(?s).+\\.html") && isReadable(file))
                .sorted()
                .toList();
    }

    /** The entries of a folder; none if it cannot be read, so that it does not hide the others. */
    private static List<Path> entries(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /** Whether a file may be shown: a link must not lead out of the folder. */
    private boolean isReadable(Path file) {
        try {
            return Files.isRegularFile(file)
                    && file.toRealPath().startsWith(folder.orElseThrow().toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    /** The requested file, which must be a report. */
    private Path asked(Context context) {
        String id = context.pathParam("id");
        Path file = files().stream()
                .filter(one -> id(one).equals(id))
                .findFirst()
                .orElseThrow(() -> ErrorResponses.missing("report '" + Texts.shorten(id) + "'"));
        if (!isReport(file)) {
            throw refused(file, "");
        }
        return file;
    }

    /** @param why a clause after a colon, or nothing */
    private InputException refused(Path file, String why) {
        return new InputException(name(file) + ": this is not a report that '--report' of a command has written" + why);
    }

    private void showFrame(Context context) {
        Path file = asked(context);
        readWhole(file);
        String address = context.path() + "/content";
        // A policy cannot name a host by a number of version 6; no other path of this server lets itself be framed.
        String host = String.valueOf(context.header("Host"));
        String frames = host.startsWith("[") ? "'self'" : "http://" + host + address;
        context.header(POLICY_HEADER, ReportFrame.policy(frames))
                .contentType(HTML)
                .result(ReportFrame.page(name(file), address));
    }

    private void show(Context context) {
        Path file = asked(context);
        if (!isFramed(context)) {
            context.redirect(context.path().replaceFirst("/content$", ""), HttpStatus.SEE_OTHER);
            return;
        }
        context.header(POLICY_HEADER, ReportScripts.policy() + "; frame-ancestors 'self'; " + SANDBOX)
                .header("X-Frame-Options", "SAMEORIGIN")
                .header("X-DNS-Prefetch-Control", "off")
                .contentType(HTML)
                .result(readWhole(file));
    }

    /** Whether the request comes from a frame; browsers say so, unless the page is served by another machine. */
    private static boolean isFramed(Context context) {
        String wanted = context.header("Sec-Fetch-Dest");
        return wanted == null || wanted.equals("iframe");
    }

    private String readWhole(Path file) {
        String report = read(file);
        ReportFrame.foreign(report).ifPresent(element -> {
            throw refused(file, ": it has an element <" + element + ">, which none of them has");
        });
        return report;
    }

    private static boolean isReport(Path file) {
        return POLICY.matcher(head(file)).find();
    }

    /** The first bytes of a file as text; bytes that are no text match no report either. */
    private static String head(Path file) {
        try (InputStream stream = TextFiles.open(file)) {
            return new String(stream.readNBytes(LONGEST_HEAD), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return "";
        }
    }

    private String read(Path file) {
        try (InputStream stream = TextFiles.open(file)) {
            return TextFiles.read(stream, name(file), LONGEST);
        } catch (IOException gone) {
            throw ErrorResponses.missing("report '" + name(file) + "' any more");
        }
    }
}
