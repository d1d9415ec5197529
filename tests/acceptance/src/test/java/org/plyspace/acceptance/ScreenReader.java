package org.plyspace.acceptance;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebDriverException;
import org.plyspace.testing.Await;

/** What somebody has of a page who hears it: roles and names, and the keyboard. */
final class ScreenReader {

    private final Browser browser;

    ScreenReader(Browser browser) {
        this.browser = browser;
    }

    /** Something that can be told: what it is called, and where it is in the document. */
    private record Thing(String name, Object node) {}

    /** Goes to something and presses Enter. */
    void press(String role, Predicate<String> name) {
        goTo(role, name);
        browser.press(Keys.ENTER);
    }

    /** Goes to something and types. */
    void type(String role, String name, CharSequence... keys) {
        goTo(role, name::equals);
        browser.press(keys);
    }

    private void goTo(String role, Predicate<String> name) {
        Await.until("the focus on a " + role, () -> {
            Thing found = await(role, name);
            try {
                browser.ask("DOM.focus", Map.of("backendNodeId", found.node()));
                return true;
            } catch (WebDriverException failed) {
                if (isGone(failed)) {
                    return false;
                }
                throw failed;
            }
        });
    }

    /** Whether what was asked about has been drawn anew, or left with its page, since it was found. */
    private static boolean isGone(WebDriverException failed) {
        return failed.getMessage().contains("Could not find node")
                || failed.getMessage().contains("No node found");
    }

    /** Waits until there is something of a role and a name. */
    private Thing await(String role, Predicate<String> name) {
        return Await.until(
                        "a " + role + " of that name",
                        () -> things(role),
                        all -> all.stream().anyMatch(each -> name.test(each.name())))
                .stream()
                .filter(each -> name.test(each.name()))
                .findFirst()
                .orElseThrow();
    }

    /** Waits until it is asked. */
    void awaitDialog(String title) {
        await("dialog", title::equals);
    }

    /** Waits until the live region says so. */
    void awaitSaid(Predicate<String> words) {
        Thing region = await("status", any -> true);
        Await.until("what the live region says", () -> said(region), words);
    }

    private String said(Thing region) {
        return String.join(
                " ",
                things(Map.of("backendNodeId", region.node(), "role", "StaticText")).stream()
                        .map(Thing::name)
                        .toList());
    }

    private List<Thing> things(String role) {
        @SuppressWarnings("unchecked")
        Map<String, Object> root = (Map<String, Object>)
                browser.ask("DOM.getDocument", Map.of("depth", 0)).get("root");
        try {
            return things(Map.of("nodeId", root.get("nodeId"), "role", role));
        } catch (WebDriverException failed) {
            if (isGone(failed)) {
                return List.of();
            }
            throw failed;
        }
    }

    @SuppressWarnings("unchecked")
    private List<Thing> things(Map<String, Object> query) {
        List<Map<String, Object>> nodes = (List<Map<String, Object>>)
                browser.ask("Accessibility.queryAXTree", query).get("nodes");
        return nodes.stream()
                .filter(node -> !Boolean.TRUE.equals(node.get("ignored")) && node.get("backendDOMNodeId") != null)
                .map(node -> new Thing(text(node.get("name")), node.get("backendDOMNodeId")))
                .toList();
    }

    private static String text(Object value) {
        return value instanceof Map<?, ?> member
                ? String.valueOf(member.get("value")).strip()
                : "";
    }
}
