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
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.verify.LineReport;
import org.plyspace.engine.verify.Verifier;

/** Verifies files line by line on several threads, a batch at a time, and prints remarks in the order of the lines. */
public final class FileVerifier {

    private static final int LONGEST_LINE = 10_000_000;
    private static final int BATCH_LINES = 64;
    private static final int BATCH_CHARACTERS = 1_000_000;

    private final Input input;
    private final Output output;

    @Inject
    public FileVerifier(Input input, Output output) {
        this.input = input;
        this.output = output;
    }

    VerifyTally verify(List<String> files, Verifier verifier, int threads) {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            VerifyTally tally = new VerifyTally();
            for (String file : files) {
                verifyFile(file, verifier, executor, tally);
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

    private void verifyFile(String file, Verifier verifier, ExecutorService executor, VerifyTally tally)
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
                    verifyBatch(file, batch, verifier, executor, tally);
                    batch.clear();
                    characters = 0;
                }
                refusal.ifPresent(reason -> {
                    output.line(reason);
                    tally.add(LineReport.unusable(reason));
                });
            }
        } catch (IOException failed) {
            output.line(Input.failure(file, failed).getMessage());
            tally.addUnreadableFile();
        } catch (InputException refused) {
            output.line(refused.getMessage());
            tally.addUnreadableFile();
        }
    }

    private void verifyBatch(
            String file, List<Numbered> batch, Verifier verifier, ExecutorService executor, VerifyTally tally)
            throws InterruptedException {
        List<Callable<LineReport>> tasks = new ArrayList<>();
        batch.forEach(numbered -> tasks.add(() -> verifier.check(numbered.line)));
        List<Future<LineReport>> reports = executor.invokeAll(tasks);
        for (int i = 0; i < reports.size(); i++) {
            LineReport report = result(reports.get(i));
            tally.add(report);
            for (String remark : report.remarks()) {
                remark(file, batch.get(i).number, remark);
            }
        }
    }

    private static LineReport result(Future<LineReport> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("verifying failed: " + failed.getCause(), failed.getCause());
        }
    }

    private void remark(String file, int line, String remark) {
        output.line(Input.name(file) + ":" + line + ": " + remark);
    }
}
