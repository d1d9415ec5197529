package org.plyspace.tck.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Effect;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Setup;
import org.plyspace.api.Verdict;

/** A position on the hexagons in words. */
final class HexWords implements PositionWords {

    private final HexPosition position;
    private final HexState state;

    HexWords(HexPosition position) {
        this.position = position;
        this.state = position.state();
    }

    @Override
    public Setup setup() {
        Setup.Builder setup =
                Setup.builder(HexBoard.CELLS, 0).side(state.side()).clocks(state.halfmoves(), state.fullmoves());
        for (int cell = 0; cell < HexBoard.CELLS; cell++) {
            setup.piece(cell, state.pieceAt(cell));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            setup.hand(piece, state.hand(piece));
        }
        return setup.build();
    }

    @Override
    public String text() {
        return HexText.write(setup());
    }

    @Override
    public Layout layout() {
        return HexLayout.of(setup());
    }

    @Override
    public String name(int cell) {
        return HexBoard.name(cell);
    }

    @Override
    public String text(long move, Notation notation) {
        return text(move);
    }

    static String text(long move) {
        String target = HexBoard.name(Move.to(move));
        if (Move.kind(move) == Move.DROP) {
            return HexBoard.SYMBOLS[Piece.type(Move.piece(move))] + "*" + target;
        }
        String way = Move.kind(move) == Move.FROM_AFAR ? "*" : "-";
        return HexBoard.name(Move.from(move)) + way + target + (Move.isPromotion(move) ? "=+P" : "");
    }

    /** A step of an archer two cells away means a shot. */
    @Override
    public String text(Attempt attempt) {
        if (attempt instanceof Attempt.Drop drop) {
            return HexBoard.SYMBOLS[drop.pieceType()] + "*" + name(drop.to());
        }
        Attempt.Step step = (Attempt.Step) attempt;
        int piece = state.pieceAt(step.from());
        boolean shot = piece != Piece.NONE
                && Piece.type(piece) == HexBoard.ARCHER
                && attacked(step.from()).anyMatch(cell -> cell == step.to());
        return name(step.from()) + (shot ? "*" : "-") + name(step.to());
    }

    private IntStream attacked(int cell) {
        int[] cells = new int[HexBoard.CELLS];
        return Arrays.stream(cells, 0, position.attacks(cell, cells));
    }

    @Override
    public long[] choices(Attempt attempt) {
        return LongStream.of(legal())
                .filter(move -> Move.kind(move) == Move.DROP
                        ? attempt.equals(new Attempt.Drop(Piece.type(Move.piece(move)), Move.to(move)))
                        : attempt.equals(new Attempt.Step(Move.from(move), Move.to(move))))
                .toArray();
    }

    long[] legal() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    @Override
    public Verdict judge(String move, Notation notation) {
        return new HexJudge(position).judge(move);
    }

    @Override
    public Stream<String> wellFormedMoves() {
        Stream<String> moves = IntStream.range(0, HexBoard.CELLS)
                .filter(cell -> state.pieceAt(cell) != Piece.NONE)
                .boxed()
                .flatMap(this::wellFormedMovesFrom);
        Stream<String> drops = HexRules.HELD.stream()
                .filter(type -> state.hand(Piece.code(state.side(), type)) > 0)
                .flatMap(type -> names().map(name -> HexBoard.SYMBOLS[type] + "*" + name));
        return Stream.concat(moves, drops);
    }

    private Stream<String> names() {
        return IntStream.range(0, HexBoard.CELLS).mapToObj(HexBoard::name);
    }

    private Stream<String> wellFormedMovesFrom(int from) {
        String origin = name(from);
        Stream<String> steps = names().filter(name -> !name.equals(origin)).map(name -> origin + "-" + name);
        return switch (Piece.type(state.pieceAt(from))) {
            case HexBoard.PAWN -> steps.flatMap(step -> Stream.of(step, step + "=+P"));
            case HexBoard.ARCHER -> steps.flatMap(step -> Stream.of(step, step.replace('-', '*')));
            default -> steps;
        };
    }

    @Override
    public List<Effect> describe(long move) {
        List<Effect> effects = new ArrayList<>();
        int target = Move.to(move);
        if (Move.isCapture(move)) {
            effects.add(new Effect.Remove(target, Move.captured(move)));
            effects.add(new Effect.TakeInHand(HexBoard.held(Move.captured(move))));
        }
        if (Move.kind(move) == Move.DROP) {
            effects.add(new Effect.Drop(target, Move.piece(move)));
        } else if (Move.kind(move) == Move.NORMAL) {
            effects.add(new Effect.Step(Move.from(move), target, Move.piece(move)));
        }
        if (Move.isPromotion(move)) {
            effects.add(new Effect.Remove(target, Move.piece(move)));
            effects.add(new Effect.Put(target, Move.promoted(move)));
        }
        return effects;
    }
}
