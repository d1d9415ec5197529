package org.plyspace.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.awaitility.core.ConditionTimeoutException;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.plyspace.testing.Await;
import org.plyspace.testing.TestForm;

/** A browser without a window, if one is installed. */
final class Browser implements AutoCloseable {

    /** Kept, since a logger that nobody keeps forgets its level. */
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /**
     * Lets a page prepare its boards in space, shaders too, and keeps textures, buffers and drawing from the graphics card. Reading pixels fails, for
     * there are none.
     */
    private static final String WITHOUT_PAINT = """
            {
              const gl = WebGL2RenderingContext.prototype;
              const paint = /^(draw(Arrays|Elements)|clear$|uniform[1-4M]|tex(Sub)?Image|texStorage|buffer(Sub)?Data$|generateMipmap)/;
              for (const name of Object.getOwnPropertyNames(gl)) if (paint.test(name)) gl[name] = () => {};
              gl.readPixels = () => { throw new Error('nothing is painted here: Browser::startDrawing paints'); };
            }
            """;

    /** What the browser says of its own way to draw, and not of the page. */
    private static final String ABOUT_SPEED = "GL Driver Message (OpenGL, Performance, ";

    private final Supplier<Started> started;

    private Browser(Supplier<Started> started) {
        this.started = started;
    }

    /**
     * The path of Chromium, without windows where that is installed, since it uses a quarter less processor time. Debian's script
     * {@code chromium-headless-shell} is passed over: chromedriver would kill the script, and the browser that it started would run on.
     */
    static String program() {
        return Installed.program("/usr/lib/chromium/chromium-headless-shell", "chromium");
    }

    /** Whichever is meant when it is used. */
    static Browser meaning(Supplier<Browser> browser) {
        return new Browser(() -> browser.get().started.get());
    }

    /**
     * Starts one.
     *
     * @param downloads where it puts what it is told to save
     */
    static Browser start(Path downloads) {
        return start(downloads, false, List.of("--disable-gpu"));
    }

    /**
     * Starts one for tests that do not look at pixels. In everyday builds the picture in space stays empty, except in tabs that the page itself
     * opens, so WebGL cannot complain of it; painted in software, it takes half the processor time of a test. The whole form paints.
     */
    static Browser startLayingOut(Path downloads) {
        return startInSpace(downloads, !TestForm.isWhole());
    }

    /**
     * Starts one that draws in space, in software. Without compositing as on a graphics card and without smooth edges that takes less than half the
     * processor time.
     */
    static Browser startDrawing(Path downloads) {
        return startInSpace(downloads, false);
    }

    private static Browser startInSpace(Path downloads, boolean leavesUnpainted) {
        return start(
                downloads,
                leavesUnpainted,
                List.of(
                        "--use-gl=angle",
                        "--use-angle=swiftshader",
                        "--enable-unsafe-swiftshader",
                        "--disable-gpu-compositing",
                        "--webgl-antialiasing-mode=none"));
    }

    /** Starts one that cannot draw in space. */
    static Browser startWithoutDrawing(Path downloads) {
        return start(downloads, false, List.of("--disable-gpu", "--disable-3d-apis"));
    }

    private static Browser start(Path downloads, boolean leavesUnpainted, List<String> drawing) {
        String driver = Installed.program("chromedriver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                "--no-first-run");
        options.addArguments(drawing);
        options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL"));
        SELENIUM.setLevel(Level.OFF);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(Path.of(driver).toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver chrome = new ChromeDriver(service, options);
        chrome.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
        Started started = new Started(chrome, downloads, leavesUnpainted);
        Browser browser = new Browser(() -> started);
        browser.saveToDownloads();
        browser.leaveTabUnpainted();
        return browser;
    }

    private ChromeDriver driver() {
        return started.get().driver;
    }

    /** Has it save to its folder, and not where it was started, until the tab that is looked at is closed. */
    private void saveToDownloads() {
        // Without windows it heeds no preferences.
        ask(
                "Browser.setDownloadBehavior",
                Map.of(
                        "behavior",
                        "allow",
                        "downloadPath",
                        started.get().downloads.toString()));
    }

    /** Keeps the tab that is looked at from painting in space, in a browser that is to leave that out. */
    private void leaveTabUnpainted() {
        if (started.get().leavesUnpainted) {
            ask("Page.addScriptToEvaluateOnNewDocument", Map.of("source", WITHOUT_PAINT));
        }
    }

    /** Looks from now on as somebody does with a screen of that size, who likes it light or dark. */
    void screen(int width, int height, String theme) {
        ask(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
        media(Map.of("prefers-color-scheme", theme));
    }

    /** What the system says that somebody likes, as media queries ask. */
    void media(Map<String, String> features) {
        ask(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        features.entrySet().stream()
                                .map(each -> Map.of("name", each.getKey(), "value", each.getValue()))
                                .toList()));
    }

    /** Opens an address. */
    void go(String address) {
        driver().get(address);
    }

    /** Presses keys where the keyboard is. */
    void press(CharSequence... keys) {
        driver().switchTo().activeElement().sendKeys(keys);
    }

    /** Chooses a file where one is asked for. */
    void choose(String input, Path file) {
        driver().findElement(By.cssSelector(input))
                .sendKeys(file.toAbsolutePath().toString());
    }

    /** Another tab, which is looked at from then on. */
    String newTab() {
        driver().switchTo().newWindow(WindowType.TAB);
        leaveTabUnpainted();
        return driver().getWindowHandle();
    }

    /** The tab that is looked at. */
    String tab() {
        return driver().getWindowHandle();
    }

    /** Looks at a tab. */
    void look(String tab) {
        driver().switchTo().window(tab);
    }

    /** Asks by the protocol of Chromium's developer tools. */
    Map<String, Object> ask(String command, Map<String, Object> parameters) {
        return driver().executeCdpCommand(command, parameters);
    }

    /** Looks at another tab than the one that is looked at, as soon as there is one. */
    void lookElsewhere() {
        String before = tab();
        Await.until("another tab", () -> tabs() > 1);
        driver().getWindowHandles().stream()
                .filter(each -> !each.equals(before))
                .findFirst()
                .ifPresent(this::look);
    }

    /** How many tabs there are. */
    int tabs() {
        return driver().getWindowHandles().size();
    }

    /** Looks into the first frame of the page, if it has one. */
    void intoFrame() {
        driver().findElements(By.tagName("iframe")).stream()
                .findFirst()
                .ifPresent(frame -> driver().switchTo().frame(frame));
    }

    /** Looks at the whole page again. */
    void outOfFrame() {
        driver().switchTo().defaultContent();
    }

    /** Closes all tabs but the first, and shows an empty page there, from which no way leads back. */
    void clear() {
        List<String> open = List.copyOf(driver().getWindowHandles());
        for (String tab : open.subList(1, open.size())) {
            look(tab);
            closeTab();
        }
        look(open.get(0));
        saveToDownloads();
        go("about:blank");
        ask("Page.resetNavigationHistory", Map.of());
    }

    /** Forgets what pages of a server have saved in it for later visits. */
    void forget(String address) {
        ask("Storage.clearDataForOrigin", Map.of("origin", address, "storageTypes", "local_storage"));
    }

    /** Closes the tab that is looked at. */
    void closeTab() {
        driver().close();
    }

    /** What is seen, as PNG. A machine that draws in software may be too slow for one attempt. */
    byte[] picture() {
        for (int attempt = 1; ; attempt++) {
            try {
                return driver().getScreenshotAs(OutputType.BYTES);
            } catch (TimeoutException slow) {
                if (attempt == 6) {
                    throw slow;
                }
            }
        }
    }

    /** Opens a file as somebody with a screen of that width, who likes it light or dark, sees it. */
    void open(Path page, int width, String theme) {
        screen(width, 900, theme);
        go(page.toUri().toString());
        await("return document.documentElement.dataset.drawn === 'true'");
    }

    /** Waits until a script says yes. */
    void await(String script) {
        try {
            Await.until(script, () -> Boolean.TRUE.equals(run(script)));
        } catch (ConditionTimeoutException late) {
            throw new AssertionError("in vain: " + script + "\n" + console(), late);
        }
    }

    /**
     * Waits until all that the page was to do within so many milliseconds of its own time is done, and drawn: its timers ring in
     * the order of their times.
     */
    void awaitTimers(int millis) {
        driver().executeAsyncScript(
                        "const [millis, done] = arguments;"
                                + "setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), millis);",
                        millis);
    }

    /** Waits until the page has nothing left to do, and could have drawn since. */
    void awaitIdle() {
        driver().executeAsyncScript("const [done] = arguments;"
                + "requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done())));");
    }

    /** Waits until the page could have drawn so many times. */
    void awaitFrames(int frames) {
        driver().executeAsyncScript(
                        "const [frames, done] = arguments;"
                                + "const next = left => left ? requestAnimationFrame(() => next(left - 1)) : done(); next(frames);",
                        frames);
    }

    /** What a script returns. */
    Object run(String script) {
        return driver().executeScript(script);
    }

    long number(String script) {
        return (Long) run(script);
    }

    /** How many pixels of the page are not seen unless it is scrolled sideways. */
    long hiddenAtTheSide() {
        return number("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
    }

    /**
     * Waits until each square of the flat boards is as wide and as high as a finger; where the widest board would not fit so, as large as it fits,
     * if that is enough to be hit.
     */
    void awaitSquaresForFingers() {
        await("""
                const boxes = [...document.querySelectorAll('.grid button')].map(each => each.getBoundingClientRect());
                const least = Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
                const boards = [...document.querySelectorAll('.flat-board')], columns = Math.max(...boards.map(each => Number(each.style.getPropertyValue('--columns'))));
                const fits = boards.every(each => each.offsetWidth <= innerWidth), larger = columns * (least + 1) + 62 <= innerWidth;
                return least >= 40 ? fits || 24 * columns + 62 > innerWidth : least >= 24 && fits && !larger;
                """);
    }

    /** What the page asked of others than the server that it came from. */
    Object fetchedFromElsewhere() {
        return run("return performance.getEntriesByType('resource').map(each => each.name)"
                + ".filter(each => !each.startsWith(location.origin))");
    }

    /** All that was said on the console since it was asked last, but how fast the browser can draw. */
    List<String> console() {
        return driver().manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .filter(message -> !message.contains(ABOUT_SPEED))
                .toList();
    }

    /** What axe finds that is serious or worse, and parts of a page that have the same name, a line each. */
    @SuppressWarnings("unchecked")
    List<String> barriers() throws IOException {
        if (!Boolean.TRUE.equals(run("return Boolean(window.axe)"))) {
            try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
                run(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return (List<String>) driver().executeAsyncScript("""
                const done = arguments[0];
                axe.run({resultTypes: ['violations']}).then(
                    found => done(found.violations.filter(each => ['serious', 'critical'].includes(each.impact) || each.id === 'landmark-unique').flatMap(each =>
                        each.nodes.map(node => each.id + ': ' + node.html.slice(0, 200) + ' ' + node.failureSummary))),
                    failed => done([String(failed)]));
                """);
    }

    /** Its processes, by the folder of its profile. */
    List<ProcessHandle> processes() {
        Map<?, ?> chrome = (Map<?, ?>) driver().getCapabilities().getCapability("chrome");
        String profile = chrome.get("userDataDir").toString();
        return ProcessHandle.allProcesses()
                .filter(each -> each.info().commandLine().orElse("").contains(profile))
                .flatMap(each -> Stream.concat(Stream.of(each), each.descendants()))
                .distinct()
                .toList();
    }

    @Override
    public void close() {
        try {
            driver().quit();
        } catch (WebDriverException gone) {
            Logger.getLogger(Browser.class.getName())
                    .log(Level.WARNING, "a browser had ended before it was closed", gone);
        }
    }

    /**
     * A browser that runs.
     *
     * @param downloads where it puts what it is told to save
     * @param leavesUnpainted whether pictures in space stay empty
     */
    private record Started(ChromeDriver driver, Path downloads, boolean leavesUnpainted) {}
}
