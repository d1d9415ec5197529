package org.plyspace.web.record;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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

    private static final int DEEPEST = 2;
    private static final int ID_LENGTH = 16;
    private static final int LONGEST = 50_000_000;
    private static final int LONGEST_HEAD = 20_000;
    private static final String ENDING = ".html";
    private static final Pattern POLICY =
            Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"([^\"<>\\r\\n]*)\">");

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
        try (Stream<Path> all = folder.isPresent() ? Files.walk(folder.get(), DEEPEST) : Stream.empty()) {
            return all.filter(file -> file.getFileName().toString().endsWith(ENDING) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
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
