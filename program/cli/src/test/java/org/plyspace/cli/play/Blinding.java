package org.plyspace.cli.play;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/**
 * Rules on two boards with one move, {@code on}, after which they break when they are asked for a picture. What they are not
 * asked for fails.
 */
final class Blinding {

    static final String BROKEN = "no picture any more";

    private static final long ON = 1;
    private static final List<String> FILES = List.of("a", "b", "c");
    private static final Setup START = Setup.builder(2 * FILES.size(), 0).build();

    private final Runnable pictureAfterwards;
    private int plies;

    private Blinding(Runnable pictureAfterwards) {
        this.pictureAfterwards = pictureAfterwards;
    }

    static Rules rules() {
        return rules(() -> {
            throw new IllegalStateException(BROKEN);
        });
    }

    /** With something else that they do instead of breaking. */
    static Rules rules(Runnable pictureAfterwards) {
        return answering(Rules.class, (name, arguments) -> switch (name) {
            case "variant" -> answering(Variant.class, (question, none) -> "blinding");
            case "options" -> OptionValues.of(List.of(), Map.of());
            case "repetition" -> Repetition.THREEFOLD;
            case "pieceTypes", "notations" -> List.of();
            case "start" -> START;
            case "position" -> new Blinding(pictureAfterwards).position();
            default -> throw new AssertionError("not asked: " + name);
        });
    }

    private Position position() {
        return answering(Position.class, (name, arguments) -> switch (name) {
            case "rules" -> rules(pictureAfterwards);
            case "words" -> words();
            case "make" -> plies++;
            case "unmake" -> plies--;
            case "copy" -> copy();
            case "legalMoves" -> {
                ((MoveList) arguments[0]).add(ON);
                yield null;
            }
            case "randomMove" -> ON;
            case "repetitionKey" -> (long) plies;
            case "halfmoveClock" -> plies;
            case "fullmoveNumber" -> 1 + plies / 2;
            case "sideToMove" -> Side.of(plies % 2);
            case "pieceAt" -> Piece.NONE;
            case "inCheck" -> false;
            case "royals" -> 0;
            case "hasLegalMove" -> true;
            case "ending" -> Optional.<Outcome>empty();
            default -> throw new AssertionError("not asked: " + name);
        });
    }

    private Position copy() {
        Blinding copy = new Blinding(pictureAfterwards);
        copy.plies = plies;
        return copy.position();
    }

    private PositionWords words() {
        return answering(PositionWords.class, (name, arguments) -> switch (name) {
            case "layout" -> layout();
            case "text" -> "on";
            case "judge" -> new Verdict.Legal(ON);
            case "describe" -> List.of();
            default -> throw new AssertionError("not asked: " + name);
        });
    }

    private Layout layout() {
        if (plies > 0) {
            pictureAfterwards.run();
        }
        List<Layout.Board> boards = List.of(board("1", 0), board("2", FILES.size()));
        return new Layout(boards, List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of("1", "2")));
    }

    private static Layout.Board board(String name, int firstCell) {
        List<Layout.Square> squares = IntStream.range(0, FILES.size())
                .mapToObj(file -> new Layout.Square(
                        firstCell + file, FILES.get(file) + name, false, file, 0, firstCell + file, 0))
                .toList();
        return new Layout.Board(
                name,
                firstCell,
                0,
                0,
                FILES.size(),
                1,
                FILES,
                List.of("1"),
                squares,
                Optional.empty(),
                false,
                Optional.empty());
    }

    private interface Answers {

        Object to(String question, Object[] arguments);
    }

    private static <T> T answering(Class<T> type, Answers answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (object, method, arguments) -> {
                    Object answer = answers.to(method.getName(), arguments);
                    return method.getReturnType() == void.class ? null : answer;
                }));
    }
}
