package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that whatever the documentation refers to exists. */
final class DocumentationTest {

    private static final Path CHECKOUT = SourceTree.checkout();
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]+)[^)]*\\)");
    /** A link to a section, of the same page if no page stands before it. */
    private static final Pattern ANCHOR = Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)#([^)\\s]+)\\)");

    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+?) *$");
    /** What GitHub leaves out where it makes an anchor of a heading. */
    private static final Pattern NOT_IN_ANCHORS = Pattern.compile("[^\\p{L}\\p{N}_ -]");

    /** A file or folder in code style, relative to the checkout's root or to the page. */
    private static final Pattern NAME = Pattern.compile("`((?:[\\w.-]+/)+(?:[\\w-]+\\.(?:txt|json|jsonl|tsv|md))?)`");

    /** A type in code style, optionally preceded by its package's folder. */
    private static final Pattern TYPE = Pattern.compile("`(?:[a-z/]+/)?([A-Z][a-z]\\w+)(?:\\.\\w+)?`");
    /** Types of others that the pages name, and words that are not types. */
    private static final Set<String> OF_OTHERS = Set.of("ServiceLoader");

    @Test
    void linksLeadSomewhere() throws IOException {
        List<String> found = new ArrayList<>();
        List<String> dangling = new ArrayList<>();
        for (Path page : pages(CHECKOUT.resolve("docs"))) {
            collect(LINK, page, page.getParent(), found, dangling);
        }
        collect(LINK, CHECKOUT.resolve("README.md"), CHECKOUT, found, dangling);
        collect(LINK, CHECKOUT.resolve("CONTRIBUTING.md"), CHECKOUT, found, dangling);
        assertTrue(found.size() > 20, found::toString);
        assertEquals(List.of(), dangling);
    }

    @Test
    void linksToSectionsLeadToTheirHeadings() throws IOException {
        List<Path> pages = new ArrayList<>(pages(CHECKOUT.resolve("docs")));
        pages.add(CHECKOUT.resolve("README.md"));
        pages.add(CHECKOUT.resolve("CONTRIBUTING.md"));
        int found = 0;
        List<String> dangling = new ArrayList<>();
        for (Path page : pages) {
            Matcher link = ANCHOR.matcher(Files.readString(page));
            while (link.find()) {
                Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
                if (!target.toString().endsWith(".md")) {
                    continue;
                }
                found++;
                if (!Files.exists(target) || !anchors(Files.readString(target)).contains(link.group(2))) {
                    dangling.add(CHECKOUT.relativize(page) + ": " + link.group(1) + "#" + link.group(2));
                }
            }
        }
        assertTrue(found > 100, found + " links to sections");
        assertEquals(List.of(), dangling);
    }

    private static Set<String> anchors(String page) {
        return HEADING.matcher(page)
                .results()
                .map(heading -> NOT_IN_ANCHORS
                        .matcher(heading.group(1).toLowerCase(Locale.ROOT))
                        .replaceAll("")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    @Test
    void filesThatRulesPagesNameAreInTheCheckout() throws IOException {
        List<String> found = new ArrayList<>();
        List<String> dangling = new ArrayList<>();
        for (Path page : pages(CHECKOUT.resolve("docs/rules"))) {
            collect(NAME, page, CHECKOUT, found, dangling);
        }
        assertTrue(found.size() > 3, found::toString);
        assertEquals(List.of(), dangling);
    }

    @Test
    void typesThatArchitectureAndWhereToChangeNameAreThere() throws IOException {
        Set<String> types = SourceTree.simpleNames();
        List<String> found = new ArrayList<>();
        List<String> dangling = new ArrayList<>();
        for (String page : List.of("docs/architecture.md", "docs/where-to-change.md")) {
            Matcher name = TYPE.matcher(Files.readString(CHECKOUT.resolve(page)));
            while (name.find()) {
                found.add(name.group(1));
                if (!types.contains(name.group(1)) && !OF_OTHERS.contains(name.group(1))) {
                    dangling.add(page + ": " + name.group(1));
                }
            }
        }
        assertTrue(found.size() > 60, found::toString);
        assertEquals(List.of(), dangling);
    }

    private static List<Path> pages(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static void collect(Pattern form, Path page, Path base, List<String> found, List<String> dangling)
            throws IOException {
        Matcher name = form.matcher(Files.readString(page));
        while (name.find()) {
            found.add(name.group(1));
            boolean there =
                    Files.exists(base.resolve(name.group(1))) || Files.exists(page.resolveSibling(name.group(1)));
            if (!there) {
                dangling.add(CHECKOUT.relativize(page) + ": " + name.group(1));
            }
        }
    }
}
