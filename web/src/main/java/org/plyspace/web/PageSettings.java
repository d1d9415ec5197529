package org.plyspace.web;

import java.util.Optional;
import org.plyspace.web.http.PageFiles;

/**
 * How the page is served.
 *
 * @param host the address to listen at for other machines, who must then know a token; empty for this machine alone
 * @param port to listen at; 0 for any that is free
 * @param folder of the page's files among the resources, as {@link PageFiles} has it
 */
public record PageSettings(Optional<String> host, int port, String folder) {

    /** The page of the program, for this machine alone. */
    public static PageSettings ofLoopback(int port) {
        return new PageSettings(Optional.empty(), port, PageFiles.PAGE);
    }
}
