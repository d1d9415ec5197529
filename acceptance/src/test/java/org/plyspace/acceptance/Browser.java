package org.plyspace.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** A browser without a window, if one is installed. */
final class Browser implements AutoCloseable {

    /** Kept, since a logger that nobody keeps forgets its level. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * Starts one.
     *
     * @param downloads where it puts what it is told to save
     */
    static Browser start(Path downloads) {
        String driver = Installed.program("chromedriver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(Installed.program("chromium"));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run");
        options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
        options.setExperimentalOption("prefs", Map.of("download.default_directory", downloads.toString()));
        SELENIUM.setLevel(Level.OFF);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(Path.of(driver).toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver started = new ChromeDriver(service, options);
        started.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
        return new Browser(started);
    }

    /** Opens a file as somebody with a screen of that width, who likes it light or dark, sees it. */
    void open(Path page, int width, String theme) throws InterruptedException {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", width < 500));
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", theme))));
        driver.get(page.toUri().toString());
        await("return document.documentElement.dataset.drawn === 'true'");
    }

    /** Waits until a script says yes. */
    void await(String script) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Boolean.TRUE.equals(run(script))) {
            if (System.nanoTime() > end) {
                throw new AssertionError("in vain: " + script + "\n" + console());
            }
            Thread.sleep(50);
        }
    }

    /** What a script returns. */
    Object run(String script) {
        return driver.executeScript(script);
    }

    long number(String script) {
        return (Long) run(script);
    }

    /** All that was said on the console since it was asked last. */
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /** What axe finds that is serious or worse, a line each. */
    @SuppressWarnings("unchecked")
    List<String> barriers() throws IOException {
        try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
            run(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        return (List<String>) driver.executeAsyncScript("""
                const done = arguments[0];
                axe.run({resultTypes: ['violations']}).then(
                    found => done(found.violations.filter(each => ['serious', 'critical'].includes(each.impact)).flatMap(each =>
                        each.nodes.map(node => each.id + ': ' + node.html.slice(0, 200) + ' ' + node.failureSummary))),
                    failed => done([String(failed)]));
                """);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
