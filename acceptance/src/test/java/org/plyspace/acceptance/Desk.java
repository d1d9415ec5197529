package org.plyspace.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** What one class of tests of the page uses at a time: a server with its kept games, and browsers. Each is started when it is needed first. */
final class Desk implements AutoCloseable {

    private final Path folder;
    private final Path plugins;
    private Browser drawing;
    private Browser withoutDrawing;
    private ServedPage page;
    private boolean draws = true;

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

    /** Has a browser that cannot draw in space, and never did anything else, be used until the desk is left. */
    void doWithoutDrawing() {
        draws = false;
    }

    /** Is ready for another class of tests. */
    void leave() {
        draws = true;
        if (withoutDrawing != null) {
            withoutDrawing.close();
            withoutDrawing = null;
        }
        if (drawing != null) {
            // A page of a server that is gone asks for it until another page is opened, and says so on the console of
            // whoever sits here next.
            drawing.go("about:blank");
            drawing.console();
        }
    }

    Browser browser() {
        if (draws) {
            drawing = drawing == null ? Browser.startDrawing(folder) : drawing;
            return drawing;
        }
        withoutDrawing = withoutDrawing == null ? Browser.startWithoutDrawing(folder) : withoutDrawing;
        return withoutDrawing;
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
        if (drawing != null) {
            drawing.close();
        }
    }
}
