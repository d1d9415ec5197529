package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.openqa.selenium.WebDriverException;

/** What one class of tests of the page uses at a time: a server with its kept games, and browsers. Each is started when it is needed first. */
final class Desk implements AutoCloseable {

    /** How a browser draws in space. */
    enum Drawing {
        /** As {@link Browser#startLayingOut} says. */
        LAYING_OUT(Browser::startLayingOut),
        /** As {@link Browser#startDrawing} says. */
        IN_SOFTWARE(Browser::startDrawing),
        /** As {@link Browser#startWithoutDrawing} says. */
        NOT(Browser::startWithoutDrawing);

        @SuppressWarnings("ImmutableEnumChecker") // the references above capture nothing
        private final Function<Path, Browser> start;

        Drawing(Function<Path, Browser> start) {
            this.start = start;
        }
    }

    private final Path folder;
    private final Path plugins;
    private final Map<Drawing, Browser> browsers = new EnumMap<>(Drawing.class);
    private Drawing drawing = Drawing.LAYING_OUT;
    private ServedPage page;

    /**
     * Makes one.
     *
     * @param folder of its own
     * @param plugins the folder of jars to load beside the bundled rule sets
     */
    Desk(Path folder, Path plugins) {
        this.folder = folder;
        this.plugins = plugins;
    }

    /** Uses a browser that draws in another way until the desk is left. */
    void use(Drawing another) {
        drawing = another;
    }

    /** Is ready for another class of tests. A browser that does not answer is replaced. */
    void leave() {
        Browser used = browsers.remove(drawing);
        if (used != null) {
            try {
                // A page of a server that is gone asks for it until another page is opened, and says so on the console
                // of whoever sits here next.
                used.clear();
                used.console();
                if (page != null) {
                    used.forget(page.at(""));
                }
                browsers.put(drawing, used);
            } catch (WebDriverException silent) {
                used.close();
            }
        }
        drawing = Drawing.LAYING_OUT;
    }

    Browser browser() {
        return browsers.computeIfAbsent(drawing, kind -> kind.start.apply(folder));
    }

    ServedPage page() {
        try {
            page = page == null ? ServedPage.start(folder.resolve("games"), plugins) : page;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return page;
    }

    @Override
    public void close() {
        if (page != null) {
            page.close();
        }
        browsers.values().forEach(Browser::close);
    }
}
