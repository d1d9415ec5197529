package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the commands print, word for word. */
class TranscriptTest {

    static Stream<Transcript> transcripts() throws IOException {
        Stream.Builder<Transcript> all = Stream.builder();
        for (String file : List.of(
                "show.txt", "views.txt", "moves.txt", "why.txt", "replay.txt", "checkmate.txt", "bad-usage.txt")) {
            Transcript.read(file).forEach(all);
        }
        return all.build();
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void printsWhatTheTranscriptSays(Transcript transcript) throws IOException {
        Program.Result result = new Program().run(transcript.words());

        assertEquals(String.join("\n", transcript.printed()), String.join("\n", Transcript.printed(result)));
    }
}
