package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Function;

/** What one class of tests of the page uses at a time: a server with its kept games, and browsers. Each is started when it is needed first. */
final class Desk implements AutoCloseable {

    private final Path folder;
    private final Path plugins;
    private Browser usual;
    private Browser another;
    private Function<Path, Browser> otherwise;
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
    void use(Function<Path, Browser> start) {
        otherwise = start;
    }

    /** Is ready for another class of tests. */
    void leave() {
        otherwise = null;
        if (another != null) {
            another.close();
            another = null;
        }
        if (usual != null) {
            // A page of a server that is gone asks for it until another page is opened, and says so on the console of
            // whoever sits here next.
            usual.go("about:blank");
            usual.console();
        }
    }

    Browser browser() {
        if (otherwise != null) {
            another = another == null ? otherwise.apply(folder) : another;
            return another;
        }
        usual = usual == null ? Browser.startLayingOut(folder) : usual;
        return usual;
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
        if (usual != null) {
            usual.close();
        }
    }
}
