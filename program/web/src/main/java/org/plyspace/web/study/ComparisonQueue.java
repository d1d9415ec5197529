package org.plyspace.web.study;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.ComparisonTask;
import org.plyspace.lab.compare.ComparisonTask.InterimOutcomes;
import org.plyspace.lab.run.Stores;
import org.plyspace.report.ComparisonScreen;
import org.plyspace.report.html.ComparisonReport;
import org.plyspace.report.html.ReportPage;
import org.plyspace.web.game.PageTime;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.question.RulesCache;
import org.plyspace.web.record.ReportRoutes;
import tools.jackson.core.JacksonException;

/**
 * The comparisons that were asked for, played one after the other in the order of asking. Each has a folder among the reports, with the
 * request, the games as they end, and the report. What a server did not finish the next one goes on with. Thread-safe.
 */
@Singleton
public final class ComparisonQueue implements AutoCloseable {

    private static final String STORE = "games";
    private static final String RESULT = "outcomes.json";
    private static final int SUMMARY_WIDTH = 100;
    private static final int LONGEST_RESULT = 100_000;
    private static final int LONGEST_NAME = 60;
    private static final int SECONDS_TO_STOP = 10;

    /** More would hide that nothing comes of them. */
    private static final int MOST_WAITING = 20;

    private final RulesCache rules;
    private final PageTime time;
    private final Optional<Path> reports;
    private final String options;
    private final ExecutorService player = Executors.newSingleThreadExecutor(PageTime.daemons("comparison"));
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private boolean closed;

    @Inject
    ComparisonQueue(RulesCache rules, PageTime time, PageSettings settings) {
        this.rules = rules;
        this.time = time;
        this.options = settings.options();
        // A guest does not use this computer's processors.
        this.reports = settings.shown().reports().filter(any -> settings.host().isEmpty());
    }

    /** The state of a comparison. */
    enum State {
        WAITING,
        PLAYING,
        STOPPED,
        FAILED,
        DONE;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether this server plays comparisons. */
    boolean isOpen() {
        return reports.isPresent();
    }

    /** Goes on with what earlier servers left. */
    public void start() {
        for (Path folder : reports.map(ComparisonQueue::folders).orElse(List.of())) {
            Entry entry = new Entry(folder, Optional.empty());
            entry.read();
            synchronized (this) {
                entries.putIfAbsent(entry.id, entry);
            }
        }
        all().stream()
                .filter(Entry::isWaiting)
                .sorted(Comparator.comparing(
                        entry -> entry.request.orElseThrow().asked()))
                .forEach(this::enqueue);
    }

    private static List<Path> folders(Path reports) {
        try (Stream<Path> all = Files.list(reports)) {
            return all.filter(ComparisonRequest::isIn).sorted().toList();
        } catch (IOException | UncheckedIOException unreadable) {
            return List.of();
        }
    }

    private synchronized List<Entry> all() {
        return List.copyOf(entries.values());
    }

    /** All comparisons, the latest first. */
    List<View> list() {
        return all().stream()
                .map(Entry::view)
                .sorted(Comparator.comparing(View::asked).reversed())
                .toList();
    }

    /**
     * Adds a comparison at the end of the line.
     *
     * @throws HttpError if this server plays none, or too many wait
     */
    View add(ComparisonRequest request) {
        Path folder = reports.orElseThrow(() -> new HttpError(
                ErrorType.REFUSED,
                "comparisons are played where nobody else can reach the page, or by 'plyspace compare'"));
        request.variants().forEach(variant -> rules.ask(variant, "", "for its start", each -> each.startPosition()));
        if (all().stream().filter(Entry::isWaiting).count() >= MOST_WAITING) {
            throw new HttpError(
                    ErrorType.BUSY, MOST_WAITING + " comparisons wait already; stop one of them, or come back later");
        }
        Entry entry = new Entry(create(folder, request), Optional.of(request));
        synchronized (this) {
            entries.put(entry.id, entry);
        }
        enqueue(entry);
        return entry.view();
    }

    /** Creates the folder of a request: named after the rule sets, with a number. */
    private static synchronized Path create(Path reports, ComparisonRequest request) {
        String name = String.join("-", request.variants()).replaceAll("[^A-Za-z0-9=,]+", "-");
        String stem = name.substring(0, Math.min(name.length(), LONGEST_NAME));
        int number = 1;
        while (Files.exists(reports.resolve(stem + "-" + number))) {
            number++;
        }
        return OutputFiles.into(reports.resolve(stem + "-" + number).toString(), folder -> {
            new AtomicFolder(folder).publish(request.files());
            return folder;
        });
    }

    private synchronized void enqueue(Entry entry) {
        if (!closed) {
            entry.enqueue();
        }
    }

    /** Stops a comparison; its games stay. */
    View stop(String id) {
        Entry entry = find(id);
        entry.stop();
        return entry.view();
    }

    /** Puts a comparison that was stopped, or that failed, at the end of the line; the games that it has are not played again. */
    View goOn(String id) {
        Entry entry = find(id);
        if (!isOpen() || !entry.resume()) {
            throw new HttpError(
                    ErrorType.REFUSED, "this comparison is " + entry.view().state() + "; it cannot go on");
        }
        enqueue(entry);
        return entry.view();
    }

    /** The first screen of a comparison that is done. */
    String summary(String id) {
        return find(id).result
                .map(Result::summary)
                .orElseThrow(() -> ErrorResponses.missing("summary of '" + id + "'"));
    }

    /**
     * What came out, as the folder keeps it.
     *
     * @param findings what stands out, in sentences
     * @param summary the first screen of {@code compare}
     */
    record Result(List<String> findings, List<InterimOutcomes.Row> outcomes, String summary) {

        static Optional<Result> read(Path folder) {
            try {
                String text = new AtomicFile(folder.resolve(RESULT)).read(RESULT, LONGEST_RESULT);
                return Optional.of(JsonMappers.STRICT.readValue(text, Result.class));
            } catch (IOException | JacksonException | InputException broken) {
                return Optional.empty();
            }
        }
    }

    private synchronized Entry find(String id) {
        Entry entry = entries.get(id);
        if (entry == null) {
            throw ErrorResponses.missing("comparison of that name");
        }
        return entry;
    }

    /** Ends the work; the next server goes on with it. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        player.shutdownNow();
        try {
            player.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * A comparison as the page shows it.
     *
     * @param played the number of games that are on disk
     * @param secondsLeft an estimate by the games that this server played; empty while there is none
     * @param findings what stands out, in sentences; empty until it is done
     * @param outcomes how the games ended, or ended so far while it is played; else empty
     * @param report the id of the report; empty until it is written
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record View(
            String id,
            List<String> variants,
            int games,
            String engine,
            String asked,
            String state,
            Optional<String> trouble,
            long played,
            long total,
            OptionalLong secondsLeft,
            List<String> findings,
            List<InterimOutcomes.Row> outcomes,
            Optional<String> report) {}

    /** A comparison and its folder. Its fields are guarded by itself. */
    private final class Entry {

        private final Path folder;
        private final String id;
        private Optional<ComparisonRequest> request;
        private State state = State.WAITING;
        private String trouble = "";
        private boolean stopping;
        private Optional<Future<?>> work = Optional.empty();
        private Optional<InterimOutcomes> outcomes = Optional.empty();
        private volatile Optional<Result> result = Optional.empty();
        private long played;
        private long playedNow;
        private Instant began = Instant.EPOCH;

        Entry(Path folder, Optional<ComparisonRequest> request) {
            this.folder = folder;
            this.request = request;
            id = folder.getFileName().toString();
        }

        /** Reads what an earlier server left. */
        synchronized void read() {
            try {
                request = Optional.of(ComparisonRequest.read(folder));
                boolean isDone = Files.isRegularFile(folder.resolve(ReportPage.PAGE));
                result = isDone ? Result.read(folder) : Optional.empty();
                state = isDone ? State.DONE : request.get().stopped() ? State.STOPPED : State.WAITING;
            } catch (IOException unreadable) {
                fail(FileErrors.unreadable(id, unreadable).getMessage());
            } catch (InputException broken) {
                fail(broken.getMessage());
            }
        }

        synchronized boolean isWaiting() {
            return state == State.WAITING;
        }

        /** Puts it in line, unless somebody stopped it meanwhile. */
        synchronized void enqueue() {
            if (state == State.WAITING) {
                trouble = "";
                work = Optional.of(player.submit(this::play));
            }
        }

        private void fail(String why) {
            state = State.FAILED;
            trouble = why;
        }

        synchronized View view() {
            long total = request.map(
                            each -> (long) each.games() * each.variants().size())
                    .orElse(0L);
            return new View(
                    id,
                    request.map(ComparisonRequest::variants).orElse(List.of()),
                    request.map(ComparisonRequest::games).orElse(0),
                    request.map(ComparisonRequest::engine).orElse(""),
                    request.map(ComparisonRequest::asked).orElse(""),
                    state.word(),
                    Optional.of(trouble).filter(text -> !text.isEmpty()),
                    state == State.DONE ? total : played,
                    total,
                    secondsLeft(total),
                    result.map(Result::findings).orElse(List.of()),
                    state == State.PLAYING
                            ? outcomes.map(InterimOutcomes::rows).orElse(List.of())
                            : result.map(Result::outcomes).orElse(List.of()),
                    state == State.DONE ? Optional.of(ReportRoutes.id(id + "/" + ReportPage.PAGE)) : Optional.empty());
        }

        private OptionalLong secondsLeft(long total) {
            if (state != State.PLAYING || playedNow == 0) {
                return OptionalLong.empty();
            }
            long millis = Duration.between(began, time.steady().instant()).toMillis();
            return OptionalLong.of(Math.round((double) millis / playedNow * (total - played) / 1000));
        }

        void play() {
            if (!begin()) {
                return;
            }
            try {
                Comparison comparison = compare();
                String failed = comparison.dropped().stream()
                        .map(Comparison.FailedSetting::inWords)
                        .collect(Collectors.joining("; "));
                if (!failed.isEmpty()) {
                    end(State.FAILED, failed);
                    return;
                }
                ComparisonScreen screen = new ComparisonScreen(comparison, false, Optional.empty());
                Result ended =
                        new Result(screen.findings(), outcomes.orElseThrow().rows(), screen.render(SUMMARY_WIDTH));
                new AtomicFile(folder.resolve(RESULT)).write(JsonMappers.file(ended));
                new ComparisonReport(comparison)
                        .page(request.orElseThrow().command(options), version())
                        .write(folder);
                end(ended);
            } catch (IOException failed) {
                end(State.FAILED, FileErrors.unwritable(id, failed).getMessage());
            } catch (RuntimeException | Error any) { // A jar may throw anything; the next comparison is played.
                end(State.FAILED, ErrorResponses.of(any).getMessage());
            }
        }

        private Comparison compare() {
            ComparisonRequest asked = request.orElseThrow();
            ComparisonTask task = new ComparisonTask(
                    asked.settings(),
                    asked.variants(),
                    false,
                    rules.forWork(),
                    ComparisonQueue::refuse,
                    SlowCallListener.NONE);
            InterimOutcomes ended = new InterimOutcomes(task.names());
            synchronized (this) {
                outcomes = Optional.of(ended);
            }
            Stores stores = new Stores(rules::forWork, ComparisonQueue::refuse, version());
            return task.play(folder.resolve(STORE).toString(), stores, threads(), (game, isNew) -> {
                ended.add(game);
                count(isNew);
            });
        }

        private synchronized boolean begin() {
            if (state != State.WAITING) {
                return false;
            }
            state = State.PLAYING;
            stopping = false;
            played = playedNow = 0;
            began = time.steady().instant();
            return true;
        }

        private synchronized void count(boolean isNew) {
            played++;
            if (isNew) {
                playedNow++;
            }
        }

        private synchronized void end(Result ended) {
            result = Optional.of(ended);
            state = State.DONE;
            trouble = "";
        }

        private synchronized void end(State how, String why) {
            state = how == State.FAILED && stopping ? State.STOPPED : how;
            trouble = state == State.FAILED ? why : "";
        }

        void stop() {
            Optional<Future<?>> running;
            synchronized (this) {
                if (state != State.WAITING && state != State.PLAYING) {
                    return;
                }
                keep(request.orElseThrow().withStopped(true));
                stopping = true;
                if (state == State.WAITING) {
                    state = State.STOPPED;
                }
                running = work;
            }
            running.ifPresent(each -> each.cancel(true));
        }

        /** Lets it wait again; false if it neither was stopped nor failed, or cannot be read. */
        synchronized boolean resume() {
            if (request.isEmpty() || (state != State.STOPPED && state != State.FAILED)) {
                return false;
            }
            keep(request.get().withStopped(false));
            state = State.WAITING;
            return true;
        }

        private void keep(ComparisonRequest changed) {
            OutputFiles.into(folder.toString(), path -> {
                changed.write(path);
                return path;
            });
            request = Optional.of(changed);
        }
    }

    /** One core is left to the page. */
    private static int threads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** A file from elsewhere is not read for the page. */
    private static Registry refuse(Path file) {
        throw new HttpError(ErrorType.REFUSED, "a file cannot be compared here; use 'plyspace compare'");
    }

    private static String version() {
        return Optional.ofNullable(Comparison.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
    }

    /** When a request is made. */
    String now() {
        return time.now().instant().truncatedTo(ChronoUnit.MILLIS).toString();
    }
}
