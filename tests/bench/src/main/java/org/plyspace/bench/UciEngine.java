package org.plyspace.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that is asked by UCI, on one thread, with a table of 64 MB. */
final class UciEngine implements AutoCloseable {

    private static final String NODES = "Nodes searched: ";
    private static final Pattern SEARCHED = Pattern.compile("^info .*\\bnodes (\\d+)");

    private final String program;
    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    /** Starts a program: its path and its arguments. It searches by its own evaluation, without a net. */
    UciEngine(List<String> command) throws IOException {
        this.program = String.join(" ", command);
        this.process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        this.in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.US_ASCII);
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        say("uci");
        answer("uciok");
        say("setoption name Threads value 1");
        say("setoption name Hash value 64");
        say("setoption name Use NNUE value false");
    }

    /** Searches a position from an empty table; returns the number of nodes that the program says it searched. */
    long search(String fen, int nodes) throws IOException {
        say("ucinewgame");
        say("isready");
        answer("readyok");
        say("position fen " + fen);
        say("go nodes " + nodes);
        long searched = 0;
        String line = line();
        while (!line.startsWith("bestmove")) {
            Matcher told = SEARCHED.matcher(line);
            searched = told.find() ? Long.parseLong(told.group(1)) : searched;
            line = line();
        }
        return searched;
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
        do {
            line = line();
        } while (!line.startsWith(start));
        return line;
    }

    private String line() throws IOException {
        String line = out.readLine();
        if (line == null) {
            throw new IOException(program + " ended before it answered");
        }
        return line;
    }

    @Override
    public void close() throws IOException {
        say("quit");
        process.destroy();
    }
}
