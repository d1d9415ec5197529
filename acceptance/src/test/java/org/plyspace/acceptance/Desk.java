package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/** What one class of tests of the page uses at a time: a server with its kept games, and browsers. Each is started when it is needed first. */
final class Desk implements AutoCloseable {

    /** How a browser draws in space. */
    enum Drawing {
        /** As {@link Browser#startLayingOut} says. */
        LAYING_OUT(Browser::startLayingOut),
        IN_SOFTWARE(Browser::startDrawing),
        NOT(Browser::startWithoutDrawing);

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

    /** Has a browser that draws otherwise be used until the desk is left. */
    void use(Drawing another) {
        drawing = another;
    }

    /** Is ready for another class of tests. */
    void leave() {
        Browser used = browsers.get(drawing);
        drawing = Drawing.LAYING_OUT;
        if (used != null) {
            // A page of a server that is gone asks for it until another page is opened, and says so on the console of
            // whoever sits here next.
            used.clear();
            used.console();
            if (page != null) {
                used.forget(page.at("").replaceFirst("/$", ""));
            }
        }
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
