package org.plyspace.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;

/** Another program that counts moves by UCI's {@code go perft}. */
final class UciEngine implements AutoCloseable {

    private static final String NODES = "Nodes searched: ";

    private final Path program;
    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    UciEngine(Path program) throws IOException {
        this.program = program;
        this.process = new ProcessBuilder(program.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        this.in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII);
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        say("uci");
        answer("uciok");
        say("setoption name Threads value 1");
    }

    /** The number of leaves of the tree of legal moves. */
    long perft(String fen, int depth) throws IOException {
        say("position fen " + fen);
        say("go perft " + depth);
        return Long.parseLong(answer(NODES).substring(NODES.length()).strip());
    }

    /** The engine's processor time so far. */
    Duration processorTime() {
        return process.info()
                .totalCpuDuration()
                .orElseThrow(
                        () -> new IllegalStateException("this system does not tell " + program + "'s processor time"));
    }

    private void say(String line) throws IOException {
        in.write(line + "\n");
        in.flush();
    }

    private String answer(String start) throws IOException {
        String line;
        while ((line = out.readLine()) != null) {
            if (line.startsWith(start)) {
                return line;
            }
        }
        throw new IOException(program + " ended without a line that starts with '" + start + "'");
    }

    @Override
    public void close() throws IOException {
        say("quit");
        process.destroy();
    }
}
