package org.plyspace.web.record;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.engine.Game;
import org.plyspace.engine.Notations;
import org.plyspace.engine.exchange.CheckedGame;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;

/**
 * A game that was written down and holds by its rules.
 *
 * @param start the text of its first position
 * @param termination why it ended
 * @param comment what is said before the first move
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record RecordView(
        String variant,
        Optional<String> white,
        Optional<String> black,
        Map<String, String> tags,
        String start,
        String result,
        Optional<String> termination,
        List<MoveInRecord> moves,
        Optional<String> comment,
        List<Variation> variations) {

    /** A move, with what is said of it. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record MoveInRecord(String move, Optional<String> source, int number, String side, Optional<String> comment) {}

    /** Moves that could have been played from a ply on, which counts from 1. */
    record Variation(int ply, List<String> moves, Map<Integer, String> comments, List<Variation> variations) {

        static List<Variation> of(GameLine line) {
            return line.variations().stream()
                    .map(one -> new Variation(one.firstPly(), one.moves(), one.comments(), of(one)))
                    .toList();
        }
    }

    static RecordView of(CheckedGame checked) {
        GameRecord record = checked.record();
        Game game = checked.game();
        return new RecordView(
                record.spec(),
                Optional.ofNullable(record.tags().get("White")),
                Optional.ofNullable(record.tags().get("Black")),
                record.tags(),
                game.position().rules().write(game.start()),
                record.result().text(),
                record.termination(),
                moves(game, record.line()),
                Optional.ofNullable(record.line().comments().get(0)),
                Variation.of(record.line()));
    }

    private static List<MoveInRecord> moves(Game game, GameLine line) {
        Position position = game.position().rules().position(game.start(), Purpose.GAME);
        Notation source = Notations.written(position.rules());
        List<MoveInRecord> moves = new ArrayList<>();
        for (int ply = 0; ply < game.plies(); ply++) {
            long move = game.move(ply);
            moves.add(new MoveInRecord(
                    position.words().text(move, Notation.MACHINE),
                    source.equals(Notation.MACHINE)
                            ? Optional.empty()
                            : Optional.of(position.words().text(move, source)),
                    position.fullmoveNumber(),
                    position.sideToMove().word(),
                    Optional.ofNullable(line.comments().get(ply + 1))));
            position.make(move);
        }
        return moves;
    }
}
