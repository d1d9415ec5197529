package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.verify.LineReport;
import org.plyspace.engine.verify.Verifier;

/** Verifies files line by line on several threads, in batches, and reports remarks in the order of the lines. */
public final class FileVerifier {

    private static final int LONGEST_LINE = 10_000_000;
    private static final int BATCH_LINES = 64;
    private static final int BATCH_CHARACTERS = 1_000_000;

    private final Input input;

    @Inject
    public FileVerifier(Input input) {
        this.input = input;
    }

    /** @param remarks receives each disagreement, and what cannot be checked, in words */
    VerifyTally verify(List<String> files, Verifier verifier, int threads, Consumer<String> remarks) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            VerifyTally tally = new VerifyTally();
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
            String file, Verifier verifier, ExecutorService executor, VerifyTally tally, Consumer<String> remarks)
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

    private static void addUnread(String file, InputException reason, VerifyTally tally, Consumer<String> remarks) {
        remarks.accept(reason.getMessage());
        tally.addUnreadableFile(Input.name(file), reason.getMessage());
    }

    private static void verifyBatch(
            String file,
            List<Numbered> batch,
            Verifier verifier,
            ExecutorService executor,
            VerifyTally tally,
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
}
