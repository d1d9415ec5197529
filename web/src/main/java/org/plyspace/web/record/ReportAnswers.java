package org.plyspace.web.record;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.web.http.Denials;

/** The reports that experiments wrote into a folder. Each stands under the policy that it was written with, and sees nothing of the page. */
public final class ReportAnswers {

    private static final int ID_LENGTH = 16;
    private static final int LONGEST = 50_000_000;
    private static final int LONGEST_HEAD = 20_000;
    private static final int LONGEST_POLICY = 4_000;
    private static final String ENDING = ".html";
    /** It becomes a header. */
    private static final Pattern POLICY = Pattern.compile(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"([ -~&&[^\"<>]]{0," + LONGEST_POLICY + "})\">");

    private final Optional<Path> folder;

    /** With the folder, which may hold folders of reports. */
    public ReportAnswers(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Answers from now on. */
    public void register(RoutesConfig routes) {
        routes.get("/api/reports", context -> context.json(Map.of("named", folder.isPresent(), "reports", listed())));
        routes.get("/reports/{id}", this::show);
    }

    /** A report in a list. */
    record Listed(String id, String name, String modified) {}

    private List<Listed> listed() {
        return files().stream()
                .filter(file -> policy(head(file)).isPresent())
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
        String path = folder.orElseThrow().relativize(file).toString();
        return path.substring(0, path.length() - ENDING.length());
    }

    private String id(Path file) {
        return Sha256.of(name(file)).substring(0, ID_LENGTH);
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

    /** One folder that cannot be read does not hide the others. */
    private static List<Path> entries(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    /** A link in the folder may not show what lies elsewhere. */
    private boolean isReadable(Path file) {
        try {
            return Files.isRegularFile(file)
                    && file.toRealPath().startsWith(folder.orElseThrow().toRealPath());
        } catch (IOException gone) {
            return false;
        }
    }

    private void show(Context context) {
        String id = context.pathParam("id");
        Path file = files().stream()
                .filter(one -> id(one).equals(id))
                .findFirst()
                .orElseThrow(() -> Denials.missing("report '" + Texts.shorten(id) + "'"));
        String report = read(file);
        String policy = policy(report.substring(0, Math.min(LONGEST_HEAD, report.length())))
                .orElseThrow(() -> new InputException(
                        name(file) + ": this is not a report that '--report' of a command has written"));
        context.header(
                        "Content-Security-Policy",
                        policy.replaceFirst(";?\\s*$", "") + "; frame-ancestors 'none'; sandbox allow-scripts")
                .contentType("text/html; charset=utf-8")
                .result(report);
    }

    private static Optional<String> policy(String head) {
        Matcher policy = POLICY.matcher(head);
        // It is text of HTML, where quotes are written otherwise.
        return policy.find() ? Optional.of(policy.group(1).replace("&#39;", "'")) : Optional.empty();
    }

    /** Its first bytes; whatever is no text among them is no policy either. */
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
            throw Denials.missing("report '" + name(file) + "' any more");
        }
    }
}
