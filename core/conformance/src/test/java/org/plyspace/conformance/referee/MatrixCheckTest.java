package org.plyspace.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.conformance.referee.MatrixCheck.CheckReport;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.TestCase;
import org.plyspace.engine.Progress;
import org.plyspace.engine.testing.HandTimes;
import org.plyspace.match.engine.EngineProcess;
import org.plyspace.testing.Await;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engines here are shell scripts")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MatrixCheckTest {

    private static final Matrix MATRIX = new Matrix(
            "some",
            List.of(
                    new TestCase("A_1", "", "K w", "a-b", true, "", "check", ""),
                    new TestCase("A_2", "b is in the way", "K w", "a-c", false, "toy.md 2", "", ""),
                    new TestCase("A_3", "", "k w", "", true, "", "checkmate", "")));

    private static final Duration PATIENCE = Duration.ofDays(1);

    private final HandTimes times = new HandTimes();

    @TempDir
    private Path folder;

    private CheckReport check(String command) {
        try (EngineProcess engine = EngineProcess.start(command, times)) {
            return new MatrixCheck(MATRIX, line -> engine.ask(line, PATIENCE)).run(Progress.NONE);
        }
    }

    private static String answering(String... answers) {
        StringBuilder script = new StringBuilder();
        for (String answer : answers) {
            script.append("read q; echo '").append(answer).append("'; ");
        }
        return script + "read q";
    }

    @Test
    void engineThatAgreesIsSaidToAgree() {
        CheckReport report = check(answering(
                "{\"valid\":true,\"outcome\":\"check\"}", "{\"valid\":false}", "{\"outcome\":\"checkmate\"}"));

        assertTrue(report.agrees());
        assertEquals(3, report.answered());
    }

    @Test
    void anOutcomeThatTheMatrixLeavesOpenIsNotHeldAgainstTheEngine() {
        Matrix open = new Matrix("open", List.of(new TestCase("A_1", "", "K w", "a-b", true, "", "", "")));
        try (EngineProcess engine = EngineProcess.start(answering("{\"valid\":true,\"outcome\":\"check\"}"), times)) {
            assertTrue(new MatrixCheck(open, line -> engine.ask(line, PATIENCE))
                    .run(Progress.NONE)
                    .agrees());
        }
    }

    @Test
    void outcomesNeedNotBeGiven() {
        assertTrue(check(answering("{\"valid\":true}", "{\"valid\":false}", "{\"error\":\"moves only\"}"))
                .agrees());
    }

    @Test
    void everyDisagreementIsListed() {
        CheckReport report = check(
                answering("{\"valid\":true,\"outcome\":\"none\"}", "{\"valid\":true}", "{\"outcome\":\"stalemate\"}"));

        assertEquals(
                List.of(
                        new CheckReport.Disagreement("A_1", "K w a-b", "valid, then check", "valid, then none", "", ""),
                        new CheckReport.Disagreement(
                                "A_2", "K w a-c", "invalid", "valid", "b is in the way", "toy.md 2"),
                        new CheckReport.Disagreement("A_3", "k w", "outcome checkmate", "outcome stalemate", "", "")),
                report.disagreements());
        assertFalse(report.agrees());
    }

    @Test
    void nonsenseIsQuoted() {
        CheckReport report = check(answering("hello", "{\"valid\":\"perhaps\"}", "[]"));

        assertEquals(3, report.disagreements().size());
        assertTrue(report.disagreements().get(0).found().contains("'hello'"));
        assertEquals(0, report.answered());
    }

    @Test
    void engineThatEndsIsReportedWithItsExitCode() {
        CheckReport report = check("read q; echo '{\"valid\":true}'; exit 3");

        assertEquals(Optional.of("the engine ended with exit code 3, at case A_2"), report.failure());
        assertEquals(1, report.answered());
    }

    @Test
    void engineThatCannotBeStartedIsReported() {
        Optional<String> failure = check("no-such-program-anywhere 2>/dev/null").failure();

        assertEquals(Optional.of("the engine ended with exit code 127, at case A_1"), failure);
    }

    @Test
    void engineThatHangsIsReportedAndEnded() {
        Path asked = folder.resolve("asked");
        CompletableFuture<CheckReport> report =
                CompletableFuture.supplyAsync(() -> check("read q; : >'" + asked + "'; sleep 600"));
        Await.until("the question", () -> Files.exists(asked));
        times.pass(PATIENCE);

        assertEquals(
                Optional.of("the engine did not answer within 86400 s, at case A_1"),
                report.join().failure());
    }

    @Test
    void answerWithoutEndIsNotWaitedForForEver() {
        CompletableFuture<CheckReport> report = CompletableFuture.supplyAsync(() -> check("tr '\\0' x </dev/zero"));
        Await.until("the end of the time that it has to end", () -> {
            times.pass(Duration.ofSeconds(1));
            return report.isDone();
        });
        Optional<String> failure = report.join().failure();

        assertTrue(failure.isPresent());
        assertTrue(failure.get().contains("endless line"), failure.get());
    }
}
