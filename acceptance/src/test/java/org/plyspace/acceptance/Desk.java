package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Function;

/** What one class of tests of the page uses at a time: a server with its kept games, and browsers. Each is started when it is needed first. */
final class Desk implements AutoCloseable {

    private final Path folder;
    private final Path plugins;
    private Browser shared;
    private Browser own;
    private Function<Path, Browser> startOwn;
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

    /** Has a browser of another kind, which never did anything else, be used until the desk is left. */
    void useOwn(Function<Path, Browser> start) {
        startOwn = start;
    }

    /** Is ready for another class of tests. */
    void leave() {
        startOwn = null;
        if (own != null) {
            own.close();
            own = null;
        }
        if (shared != null) {
            // A page of a server that is gone asks for it until another page is opened, and says so on the console of
            // whoever sits here next.
            shared.go("about:blank");
            shared.console();
        }
    }

    Browser browser() {
        if (startOwn != null) {
            own = own == null ? startOwn.apply(folder) : own;
            return own;
        }
        shared = shared == null ? Browser.startLayingOut(folder) : shared;
        return shared;
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
        if (shared != null) {
            shared.close();
        }
    }
}
