package org.plyspace.acceptance;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.testing.EveryThirdCase;

/** What the commands print, word for word. */
class TranscriptTest {

    static Stream<Transcript> transcripts() {
        Stream.Builder<Transcript> all = Stream.builder();
        for (String file : List.of(
                "show.txt", "views.txt", "moves.txt", "why.txt", "replay.txt", "checkmate.txt", "bad-usage.txt")) {
            Transcript.read(file).forEach(all);
        }
        return all.build();
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("transcripts")
    void printsWhatTheTranscriptSays(Transcript transcript) throws IOException {
        transcript.holds(new Program().run(transcript.words()));
    }
}
