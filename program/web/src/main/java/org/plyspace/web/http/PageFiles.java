package org.plyspace.web.http;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.engine.io.TextFiles;

/**
 * Serves the files of the page, which are resources of the program: no requested path reaches a file of the system. Each is loaded once.
 * Addresses in the page contain a number that is new at each start, so browsers may keep what is there.
 */
@Singleton
public final class PageFiles implements Routes {

    /** The folder of the page's own files. */
    public static final String PAGE = "/org/plyspace/web/page/";

    private static final String LIBRARIES = "/META-INF/resources/webjars/";
    private static final String INDEX = "index.html";
    private static final int LONGEST = 1_000_000;
    private static final int NUMBER_BYTES = 8;
    private static final String ASK_EACH_TIME = "no-cache";
    private static final String KEEP = "private, max-age=31536000, immutable";
    private static final String POLICY_OF_FILES = "default-src 'none'; frame-ancestors 'none'";
    private static final Pattern NAME = Pattern.compile("(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9.-]+\\.([a-z0-9]+)");
    private static final Pattern NUMBERED = Pattern.compile("([0-9a-f]{16})/(.*)");
    private static final Pattern TYPE_COMMENT = Pattern.compile("/\\*\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern ADDRESS = Pattern.compile("(?<=\")/(?:page|vendor)/");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "txt", "text/plain; charset=utf-8");

    private final String folder;
    /** New at each start: another version may have begun, and whoever had the port before could not give a browser files for it. */
    private final String number = RandomDigits.ofBytes(NUMBER_BYTES);

    private final Loaded index;
    /** The loaded files. Missing ones are not stored, since clients may ask for any number of names. */
    private final Map<String, Loaded> known = new ConcurrentHashMap<>();

    private final String policy;

    private static final class Loaded {

        private final byte[] content;
        private final String type;
        private final String tag;

        Loaded(byte[] content, String type) {
            this.content = content;
            this.type = type;
            this.tag = '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(sha256(content)) + '"';
        }
    }

    @Inject
    PageFiles(PageSettings settings) {
        folder = settings.folder();
        String page = numbered(readIndex(), number);
        index = new Loaded(page.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        policy = "default-src 'none'; script-src 'self'" + importMapDigests(page)
                + "; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    /** The content security policy of the page. */
    public String policy() {
        return policy;
    }

    /** The page with a number in each address of a file. */
    static String numbered(String page, String number) {
        return ADDRESS.matcher(page).replaceAll(found -> found.group() + number + "/");
    }

    private static String importMapDigests(String page) {
        StringBuilder digests = new StringBuilder();
        Matcher maps = IMPORT_MAP.matcher(page);
        while (maps.find()) {
            byte[] digest = sha256(maps.group(1).getBytes(StandardCharsets.UTF_8));
            digests.append(" 'sha256-")
                    .append(Base64.getEncoder().encodeToString(digest))
                    .append('\'');
        }
        return digests.toString();
    }

    private String readIndex() {
        try (InputStream stream = PageFiles.class.getResourceAsStream(folder + INDEX)) {
            if (stream == null) {
                throw new IllegalStateException(folder + " has no " + INDEX);
            }
            return TextFiles.read(stream, INDEX, LONGEST);
        } catch (IOException broken) {
            throw new IllegalStateException(INDEX, broken);
        }
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/page/<name>", context -> sendFrom(folder, context));
        routes.get("/vendor/<name>", context -> sendFrom(LIBRARIES, context));
        routes.get("/", context -> send(context, index, ASK_EACH_TIME));
        routes.get("/api", context -> {
            throw new HttpError(
                    ErrorType.MISSING,
                    "there is nothing at /api itself; docs/page-api.md has what can be asked below it, such as /api/variants");
        });
        // What the page is to show is in the address.
        routes.get("/{view}", context -> {
            if (!context.pathParam("view").matches("[a-z][a-z-]*")) {
                throw ErrorResponses.missing("such page");
            }
            send(context, index, ASK_EACH_TIME);
        });
    }

    private void sendFrom(String resources, Context context) {
        Matcher numbered = NUMBERED.matcher(context.pathParam("name"));
        boolean hasNumber = numbered.matches();
        String name = hasNumber ? numbered.group(2) : context.pathParam("name");
        if (!NAME.matcher(name).matches() || name.contains("..")) {
            throw ErrorResponses.missing("such file of the page");
        }
        Loaded loaded = known.computeIfAbsent(
                resources + name,
                each -> load(each).orElseThrow(() -> ErrorResponses.missing("such file of the page")));
        // dozens are sent on a first visit, and none of them is a page
        context.header("Content-Security-Policy", POLICY_OF_FILES);
        send(context, loaded, hasNumber && numbered.group(1).equals(number) ? KEEP : ASK_EACH_TIME);
    }

    private static void send(Context context, Loaded loaded, String caching) {
        context.header("ETag", loaded.tag).header("Cache-Control", caching);
        if (loaded.tag.equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(loaded.type).result(loaded.content);
        }
    }

    private static Optional<Loaded> load(String resource) {
        Matcher name = NAME.matcher(resource.substring(1));
        if (!name.matches() || !TYPES.containsKey(name.group(1))) {
            return Optional.empty();
        }
        try (InputStream stream = PageFiles.class.getResourceAsStream(resource)) {
            if (stream == null) {
                return Optional.empty();
            }
            byte[] content = stream.readAllBytes();
            return Optional.of(new Loaded(
                    resource.startsWith(PAGE) && name.group(1).equals("js") ? withoutTypes(content) : content,
                    TYPES.get(name.group(1))));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** A script of the page without the comments that state its types, a fifth of what is sent; each line keeps its number. */
    static byte[] withoutTypes(byte[] script) {
        return TYPE_COMMENT
                .matcher(new String(script, StandardCharsets.UTF_8))
                .replaceAll(found -> "\n".repeat((int) found.group().lines().count() - 1))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
