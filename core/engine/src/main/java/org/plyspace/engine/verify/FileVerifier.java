package org.plyspace.engine.verify;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.verify.Verifier.LineReport;

/** Verifies files line by line on several threads, in batches, and reports remarks in the order of the lines. */
public record FileVerifier(Input input) {

    private static final int LONGEST_LINE = 10_000_000;
    private static final int BATCH_LINES = 64;
    private static final int BATCH_CHARACTERS = 1_000_000;

    /**
     * Verifies all files.
     *
     * @param remarks receives each disagreement, and what cannot be checked, in words
     */
    public Tally verify(List<String> files, Verifier verifier, int threads, Consumer<String> remarks) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            Tally tally = new Tally();
            for (String file : files) {
                verifyFile(file, verifier, executor, tally, remarks);
            }
            return tally;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("verifying was interrupted", interrupted);
        } finally {
            executor.shutdownNow();
        }
    }

    /** A line and its number, from 1. */
    private record Numbered(int number, String line) {}

    private void verifyFile(
            String file, Verifier verifier, ExecutorService executor, Tally tally, Consumer<String> remarks)
            throws InterruptedException {
        int read = 0;
        try (LineReader lines = input.lines(file, LONGEST_LINE)) {
            List<Numbered> batch = new ArrayList<>();
            int characters = 0;
            boolean more = true;
            while (more) {
                Optional<String> refusal = Optional.empty();
                try {
                    Optional<String> line = lines.next();
                    more = line.isPresent();
                    read++;
                    if (more && !line.get().isBlank()) {
                        batch.add(new Numbered(read, line.get()));
                        characters += line.get().length();
                    }
                } catch (InputException unreadable) {
                    read++;
                    refusal = Optional.of(unreadable.getMessage());
                }
                if (!more || refusal.isPresent() || batch.size() == BATCH_LINES || characters > BATCH_CHARACTERS) {
                    verifyBatch(file, batch, verifier, executor, tally, remarks);
                    batch.clear();
                    characters = 0;
                }
                if (refusal.isPresent()) {
                    remarks.accept(refusal.get());
                    tally.add(Input.name(file), read, LineReport.unusable(refusal.get()));
                }
            }
        } catch (IOException failed) {
            addUnread(file, Input.failure(file, failed), tally, remarks);
        } catch (InputException refused) {
            addUnread(file, refused, tally, remarks);
        }
    }

    private static void addUnread(String file, InputException reason, Tally tally, Consumer<String> remarks) {
        remarks.accept(reason.getMessage());
        tally.addUnreadableFile(Input.name(file), reason.getMessage());
    }

    private static void verifyBatch(
            String file,
            List<Numbered> batch,
            Verifier verifier,
            ExecutorService executor,
            Tally tally,
            Consumer<String> remarks)
            throws InterruptedException {
        List<Callable<LineReport>> tasks = new ArrayList<>();
        batch.forEach(numbered -> tasks.add(() -> verifier.check(numbered.line)));
        List<Future<LineReport>> reports = executor.invokeAll(tasks);
        for (int i = 0; i < reports.size(); i++) {
            LineReport report = result(reports.get(i));
            int number = batch.get(i).number;
            tally.add(Input.name(file), number, report);
            report.remarks().forEach(remark -> remarks.accept(Input.name(file) + ":" + number + ": " + remark));
        }
    }

    private static LineReport result(Future<LineReport> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("verifying failed: " + failed.getCause(), failed.getCause());
        }
    }

    /** Counts lines by result, and collects those that disagree. */
    public static final class Tally {

        private final Map<LineReport.Kind, Integer> lines = new EnumMap<>(LineReport.Kind.class);
        private final List<Line> others = new ArrayList<>();
        private final List<Unread> unread = new ArrayList<>();

        /** A line that disagrees, as JSON; members that do not apply are null. */
        @JsonInclude(JsonInclude.Include.NON_NULL)
        private record Line(
                String file, int line, boolean checked, String error, List<Verifier.Disagreement> differences) {}

        /** A file that was not read, or not to its end, as JSON. */
        private record Unread(String file, String error) {}

        /** The whole tally as JSON (docs/json.md). */
        private record Summary(
                int positions, int agree, int disagree, int unusable, List<Line> lines, List<Unread> files) {}

        /** Counts a line of a file, which is named as in messages. */
        void add(String file, int line, LineReport report) {
            lines.merge(report.kind(), 1, Integer::sum);
            switch (report.kind()) {
                case AGREES -> {}
                case DISAGREES -> others.add(new Line(file, line, true, null, report.differences()));
                case UNUSABLE ->
                    others.add(new Line(file, line, false, report.remarks().get(0), null));
            }
        }

        /** Counts a file that could not be read to its end, and keeps the reason. */
        void addUnreadableFile(String file, String reason) {
            unread.add(new Unread(file, reason));
        }

        /** Whether there was something to check, and all of it agreed. */
        public boolean isClean() {
            return unread.isEmpty() && of(LineReport.Kind.AGREES) == total() && total() > 0;
        }

        /** Whether unreadable files, as with a misspelt name, are the only problem. */
        public boolean lacksOnlyFiles() {
            return !unread.isEmpty() && of(LineReport.Kind.AGREES) == total();
        }

        /** The counts in words. */
        public String summary() {
            if (total() == 0 && unread.isEmpty()) {
                return "no lines to check";
            }
            return total() + " positions: " + of(LineReport.Kind.AGREES) + " agree, " + of(LineReport.Kind.DISAGREES)
                    + " disagree, " + of(LineReport.Kind.UNUSABLE) + " could not be checked"
                    + (unread.isEmpty() ? "" : "; files unread or only partly read: " + unread.size());
        }

        /** The tally, to be written as JSON. */
        public Object json() {
            return new Summary(
                    total(),
                    of(LineReport.Kind.AGREES),
                    of(LineReport.Kind.DISAGREES),
                    of(LineReport.Kind.UNUSABLE),
                    others,
                    unread);
        }

        private int total() {
            return lines.values().stream().mapToInt(Integer::intValue).sum();
        }

        private int of(LineReport.Kind kind) {
            return lines.getOrDefault(kind, 0);
        }
    }
}
