package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.Termination;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.notation.San;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.MoveSigns;
import org.plyspace.engine.record.Tags;

/**
 * Writes a record as PGN: the Seven Tag Roster and other tags, an empty line, moves in {@link San} with numbers and signs,
 * comments in braces, variations in parentheses, the result. {@link PgnReader} reads it back without loss.
 */
public final class PgnWriter {

    /** The longest line: the standard asks for less than 80 characters. */
    private static final int WIDTH = 79;

    private final ReplayedGame written;
    private final MoveNumbers numbers;
    private final Position position;
    private final San san;
    private final List<String> words = new ArrayList<>();

    private PgnWriter(ReplayedGame game) {
        this.written = game;
        this.numbers = new MoveNumbers(game.game().start());
        this.position = rules(game).position(game.game().start(), Purpose.GAME);
        this.san = new San(position);
    }

    private static Rules rules(ReplayedGame game) {
        return game.game().position().rules();
    }

    /**
     * The text of a game, with a final line break.
     *
     * @param counter counts the moves written
     */
    public static String write(ReplayedGame game, WorkCounter counter) {
        PgnWriter writer = new PgnWriter(game);
        counter.count(writer.words::size);
        writer.addLine(game.record().line());
        writer.words.add(game.record().result().text());
        return writer.tags() + "\n" + writer.wrapped();
    }

    private String tags() {
        GameRecord record = written.record();
        StringBuilder text = new StringBuilder();
        Tags.ROSTER.forEach(name -> text.append(tag(name, record.tags().getOrDefault(name, Tags.unknown(name)))));
        text.append(tag("Result", record.result().text()));
        if (!PgnRules.areUsual(rules(written))) {
            text.append(tag(PgnRules.TAG, record.setting()));
        }
        record.tags().forEach((name, value) -> text.append(Tags.ROSTER.contains(name) ? "" : tag(name, value)));
        record.start().ifPresent(start -> text.append(tag("SetUp", "1")).append(tag("FEN", start)));
        return text.append(tag("Termination", Termination.pgn(record.termination())))
                .toString();
    }

    private static String tag(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]\n";
    }

    /** Writes a line, whose moves are made on the position and taken back. */
    private void addLine(GameLine line) {
        addComment(line, line.firstPly() - 1);
        boolean numbered = false;
        for (int i = 0; i < line.moves().size(); i++) {
            int ply = line.firstPly() + i;
            long move = move(line, i);
            boolean numberless = numbered && !numbers.isWhites(ply);
            words.add((numberless ? "" : numbers.before(ply) + " ") + unbracketed(san.text(move)));
            addSigns(line, ply);
            int wordsBefore = words.size();
            addComment(line, ply);
            addVariations(line, ply);
            numbered = words.size() == wordsBefore;
            position.make(move);
        }
        line.moves().forEach(any -> position.unmake());
    }

    /** A move without the parentheses of its squares, in which other programs see variations; {@link PgnMoves} puts them back. */
    private static String unbracketed(String move) {
        return move.replace('(', '_').replace(')', '_');
    }

    @SuppressWarnings("ReferenceEquality") // a variation may have the moves of the game
    private long move(GameLine line, int index) {
        Game game = written.game();
        return line == written.record().line() && index < game.plies()
                ? game.move(index)
                : ((Verdict.Legal) position.words().judge(line.moves().get(index), Notation.MACHINE)).move();
    }

    private void addSigns(GameLine line, int ply) {
        Optional.ofNullable(line.signs().get(ply)).ifPresent(signs -> {
            if (MoveSigns.beginWithRow(signs)) {
                words.add(words.remove(words.size() - 1) + signs);
            } else {
                words.add(signs);
            }
        });
    }

    private void addComment(GameLine line, int ply) {
        Optional.ofNullable(line.comments().get(ply)).ifPresent(comment -> words.add("{" + comment + "}"));
    }

    private void addVariations(GameLine line, int ply) {
        for (GameLine variation : line.variations()) {
            if (variation.firstPly() == ply) {
                int first = words.size();
                addLine(variation);
                words.set(first, "(" + words.get(first));
                words.set(words.size() - 1, words.get(words.size() - 1) + ")");
            }
        }
    }

    private String wrapped() {
        StringBuilder text = new StringBuilder();
        int used = 0;
        for (String word : words) {
            boolean breaks = used > 0 && used + 1 + word.length() > WIDTH;
            text.append(used == 0 ? "" : breaks ? "\n" : " ").append(word);
            used = (used == 0 || breaks ? 0 : used + 1) + word.length();
        }
        return text.append('\n').toString();
    }

    /** The move number and side of each ply of a game. */
    static final class MoveNumbers {

        private final int first;
        private final int blackBegins;

        /** Creates the numbers of a game that begins with a setup. */
        MoveNumbers(Setup start) {
            first = start.fullmoveNumber();
            blackBegins = start.side() == Side.BLACK ? 1 : 0;
        }

        /** Whether a ply, counted from 1, is White's. */
        boolean isWhites(int ply) {
            return (ply - 1 + blackBegins) % 2 == 0;
        }

        /** The number before a ply's move: {@code 12.}, or {@code 12...} for Black's. */
        String before(int ply) {
            return first + (ply - 1 + blackBegins) / 2 + (isWhites(ply) ? "." : "...");
        }
    }
}
