package org.plyspace.web.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the page names all modules of a first visit at once, so that the browser need not discover them one by one on a slow line. */
class ModuleLinksTest {

    private static final Pattern IMPORT =
            Pattern.compile("\\b(?:import|export)\\b[\\s{*][^;'\"()=]*?\\bfrom\\s*['\"]([^'\"]+)['\"]");
    private static final Pattern LINK = Pattern.compile("<link rel=\"modulepreload\" href=\"([^\"]+)\"");
    private static final Pattern LIBRARY = Pattern.compile("\"([^\"]+)\":\\s*\"(/vendor/[^\"]+)\"");
    private static final String MAIN = "/page/main.js";

    @Test
    void allModulesOfAFirstVisitArePreloadedAndNoOthers() throws IOException {
        String index = text("/page/index.html");
        Set<String> needed = new TreeSet<>();
        for (String root : new String[] {MAIN, "/page/pages/boards.js", "/page/scene.js"}) {
            add(root, index, needed);
        }
        needed.remove(MAIN);
        Set<String> linked = new TreeSet<>();
        LINK.matcher(index).results().forEach(link -> linked.add(link.group(1)));
        assertEquals(String.join("\n", needed), String.join("\n", linked));
    }

    @Test
    void everyFileThatThePageNamesGetsANumber() throws IOException {
        String page = PageFiles.numbered(text("/page/index.html"), "0123456789abcdef");

        assertTrue(page.contains("/page/0123456789abcdef/main.js"), page);
        assertEquals(
                List.of(),
                Pattern.compile("/(?:page|vendor)/(?!0123456789abcdef/).*")
                        .matcher(page)
                        .results()
                        .map(MatchResult::group)
                        .toList());
    }

    private static void add(String module, String index, Set<String> found) throws IOException {
        if (!found.add(module)) {
            return;
        }
        Matcher imports = IMPORT.matcher(text(module));
        while (imports.find()) {
            add(resolved(imports.group(1), module, index), index, found);
        }
    }

    /** The address of a module, as the page's import map has it. */
    private static String resolved(String name, String from, String index) {
        if (name.startsWith(".")) {
            return URI.create(from).resolve(name).getPath();
        }
        Matcher libraries = LIBRARY.matcher(index);
        while (libraries.find()) {
            String prefix = libraries.group(1);
            if (name.equals(prefix) || (prefix.endsWith("/") && name.startsWith(prefix))) {
                return libraries.group(2) + name.substring(prefix.length());
            }
        }
        throw new AssertionError(from + " imports " + name + ", which the import map does not have");
    }

    private static String text(String address) throws IOException {
        String resource = address.replaceFirst("^/page/", PageFiles.PAGE)
                .replaceFirst("^/vendor/", "/META-INF/resources/webjars/");
        try (InputStream stream = ModuleLinksTest.class.getResourceAsStream(resource)) {
            assertNotNull(stream, resource);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
