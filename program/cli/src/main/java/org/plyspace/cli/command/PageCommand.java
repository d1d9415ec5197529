package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.engine.io.DataFolder;
import org.plyspace.engine.io.FileNames;
import org.plyspace.web.PageServer;
import org.plyspace.web.http.PageSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code plyspace page}: serves the page and opens it in a browser. */
@Command(
        name = "page",
        description =
                "Opens a page in the browser on which you can see, play and try rule sets, and serves it until it is"
                        + " interrupted. Only this computer can reach it unless --host is given.")
public final class PageCommand extends BaseCommand {

    private static final int USUAL_PORT = 7373;
    private static final int LAST_PORT = 65_535;
    private static final String FIRST = "first-variant.txt";
    private static final int LONGEST_ID = 100;

    private final Function<PageSettings, PageServer> servers;
    private final PluginSettings plugins;
    private final AvailableRules available;
    private final Environment environment;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "listen on port N, or on any free port if it is 0; default: ${DEFAULT-VALUE}")
    private int port = USUAL_PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "listen on ADDRESS, for other computers; they need the token in the address that is printed, and nothing"
                            + " they send or receive is encrypted")
    private Optional<String> host = Optional.empty();

    @Option(names = "--no-browser", description = "open no browser; the address is printed anyway")
    private boolean noBrowser;

    @Option(
            names = "--reports",
            paramLabel = "DIR",
            description = "list the reports in this folder on the page, and keep there what the page compares; default:"
                    + " plyspace/reports in the user's data folder")
    private Optional<String> reports = Optional.empty();

    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description = "folder of tablebases; default: plyspace/tablebases in the user's data folder")
    private Optional<String> tables = Optional.empty();

    @Inject
    public PageCommand(
            Function<PageSettings, PageServer> servers,
            PluginSettings plugins,
            AvailableRules available,
            Environment environment) {
        this.servers = servers;
        this.plugins = plugins;
        this.available = available;
        this.environment = environment;
    }

    @Override
    public Integer call() {
        if (port < 0 || port > LAST_PORT) {
            throw new UsageException("--port: expected 0 to " + LAST_PORT + ", found " + port);
        }
        if (host.filter(String::isBlank).isPresent()) {
            throw new UsageException("--host: the address is empty; expected one of this computer's");
        }
        PageSettings settings = PageSettings.of(host, port, shown(), plugins.option());
        try (PageServer server = servers.apply(settings)) {
            server.start();
            console().line(server.address());
            console().flush();
            if (!noBrowser && !isOpened(server.address())) {
                console().notice("no browser could be started; open the address above yourself");
            }
            console().notice("serving the page until interrupted (Ctrl-C); games are saved");
            waitForInterrupt();
        }
        return ExitCode.DONE;
    }

    private PageSettings.Shown shown() {
        return new PageSettings.Shown(
                environment.home().map(home -> home.resolve("games")),
                reports.map(PageCommand::folder).or(() -> new DataFolder(environment.variables()).folder("reports")),
                RuleTables.folder(tables, environment),
                available.files(),
                first());
    }

    /** The rule set that the distribution names for a first visit. */
    private Optional<String> first() {
        return environment
                .home()
                .map(home -> home.resolve(FIRST))
                .filter(Files::isRegularFile)
                .map(file -> input().text(file.toString(), LONGEST_ID).strip());
    }

    private static Path folder(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                return path;
            }
        } catch (InvalidPathException invalid) {
            throw missing(name);
        }
        throw missing(name);
    }

    private static UsageException missing(String name) {
        return new UsageException(
                "--reports: there is no folder '" + FileNames.shown(name) + "'; expected a folder with reports");
    }

    /** Opens an address in the system's default browser; false if none can be started. */
    private static boolean isOpened(String address) {
        try {
            new ProcessBuilder(browser(address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException none) {
            return false;
        }
    }

    private static List<String> browser(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address);
        }
        return List.of(system.contains("mac") ? "open" : "xdg-open", address);
    }

    private static void waitForInterrupt() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
