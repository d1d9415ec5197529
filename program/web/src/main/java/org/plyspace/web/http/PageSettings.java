package org.plyspace.web.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.plyspace.engine.plugin.AvailableFiles;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.SlowCallListener;

/**
 * The settings of the page's server.
 *
 * @param host the address to listen at for other machines, who must then know a token; empty for this machine alone. Numbers of version 6
 *     may be given in the brackets that they have in the address of a page, {@code [fd00::1]}; here they have none
 * @param port the port to listen at; 0 for any free one
 * @param patience how long the server waits for rule sets and engines
 * @param folder the folder of the page's files among the resources, as {@link PageFiles} takes it
 * @param shown the further files to show
 * @param options the options with which commands shown on the page use the same rule sets, quoted for a shell; may be empty
 */
public record PageSettings(
        Optional<String> host, int port, Timeouts patience, String folder, Shown shown, String options) {

    /** Creates settings without the brackets around the host. */
    public PageSettings {
        host = host.map(text -> text.replaceFirst("^\\[([^\\[\\]]+)]$", "$1"));
    }

    /** The settings of the program's own page. */
    public static PageSettings of(Optional<String> host, int port, Shown shown, String options) {
        return new PageSettings(host, port, Timeouts.USUAL, PageFiles.PAGE, shown, options);
    }

    /**
     * The further files that the page shows.
     *
     * @param games the folder of games that come with the program
     * @param reports the folder of reports
     * @param tables the folder of tablebases, which need not exist
     * @param available the rule sets that the page offers to add
     * @param first the id of the rule set that a first visit shows; empty for any
     */
    public record Shown(
            Optional<Path> games,
            Optional<Path> reports,
            Optional<Path> tables,
            AvailableFiles available,
            Optional<String> first) {

        /** No further files. */
        public static final Shown NOTHING = new Shown(Optional.empty(), Optional.empty(), Optional.empty());

        /** No rule sets to add. */
        public Shown(Optional<Path> games, Optional<Path> reports, Optional<Path> tables) {
            this(
                    games,
                    reports,
                    tables,
                    new AvailableFiles(
                            List.of(), new PluginFolders(Optional.empty(), Optional.empty()), SlowCallListener.NONE),
                    Optional.empty());
        }
    }

    /**
     * The times that the server waits for rule sets and engines.
     *
     * @param grace the time for a watcher of a game to come back before its engine stops thinking
     * @param answer the time for a rule set to answer a question, or to end a search that is over
     * @param engine the time for an engine to choose a move before it must move at once
     */
    public record Timeouts(Duration grace, Duration answer, Duration engine) {

        /** The usual times: long enough to reload a page, and for a busy engine to compile large rules. */
        public static final Timeouts USUAL =
                new Timeouts(Duration.ofSeconds(3), Duration.ofSeconds(15), Duration.ofSeconds(10));
    }
}
