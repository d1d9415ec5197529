package org.plyspace.cli.play;

import java.io.IOException;
import java.util.Optional;
import org.plyspace.cli.io.Window;
import org.plyspace.engine.plugin.SlowCallListener;

/** A prompt that marks the time between an answer and the next question, in which a person waits for the program. */
final class WatchedPrompt implements Prompt {

    private final Prompt prompt;
    private final SlowCallListener slowCallListener;
    private final String what;
    private SlowCallListener.Wait wait;

    WatchedPrompt(Prompt prompt, SlowCallListener slowCallListener, String what) {
        this.prompt = prompt;
        this.slowCallListener = slowCallListener;
        this.what = what;
        this.wait = slowCallListener.begin(what);
    }

    @Override
    public Optional<String> ask(String question) {
        wait.end();
        try {
            return prompt.ask(question);
        } finally {
            wait = slowCallListener.begin(what);
        }
    }

    @Override
    public Optional<Window> window() {
        return prompt.window();
    }

    @Override
    public void close() throws IOException {
        wait.end();
        prompt.close();
    }
}
