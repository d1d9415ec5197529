package org.plyspace.web;

import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.web.http.PageFiles;
import org.plyspace.web.question.Patience;

/**
 * The settings of the page's server.
 *
 * @param host the address to listen at for other machines, who must then know a token; empty for this machine alone. Numbers of version 6
 *     may be given in the brackets that they have in the address of a page, {@code [fd00::1]}; here they have none
 * @param port to listen at; 0 for any that is free
 * @param patience how long others are waited for
 * @param folder of the page's files among the resources, as {@link PageFiles} has it
 * @param shown what else it shows
 * @param options that commands shown on the page need for the same rule sets, as a shell takes them; may be empty
 */
public record PageSettings(
        Optional<String> host, int port, Patience patience, String folder, Shown shown, String options) {

    /** Takes the brackets off. */
    public PageSettings {
        host = host.map(text -> text.replaceFirst("^\\[([^\\[\\]]+)]$", "$1"));
    }

    /** The page of the program. */
    public static PageSettings of(Optional<String> host, int port, Shown shown, String options) {
        return new PageSettings(host, port, Patience.USUAL, PageFiles.PAGE, shown, options);
    }

    /**
     * Files that are shown besides.
     *
     * @param games the folder of games that come with the program
     * @param reports the folder of reports
     */
    public record Shown(Optional<Path> games, Optional<Path> reports) {

        /** None. */
        public static final Shown NOTHING = new Shown(Optional.empty(), Optional.empty());
    }
}
