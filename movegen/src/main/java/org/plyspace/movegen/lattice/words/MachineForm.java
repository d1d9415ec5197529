package org.plyspace.movegen.lattice.words;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.judge.Grammar;
import org.plyspace.movegen.judge.MoveReader;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.play.PlayTerms;
import org.plyspace.movegen.text.Token;

/** The machine form of moves on lattices (notation.md, Moves): writes and reads it. */
public final class MachineForm implements Grammar {

    private final PlayTerms rules;
    private final LatticeDeclaration declared;
    private final Pattern square;

    public MachineForm(PlayTerms rules) {
        this.rules = rules;
        this.declared = rules.declaration();
        this.square = Pattern.compile(declared.boards.squareForm());
    }

    String write(long move, Side side) {
        String to = rules.name(Move.to(move));
        return prelude(move)
                + switch (Move.kind(move)) {
                    case Move.CASTLING ->
                        rules.tables()
                                .castling
                                .way(side.index(), Move.from(move), Move.to(move))
                                .text();
                    case Move.DROP -> symbol(Move.piece(move)) + "*" + to;
                    case Move.FROM_AFAR -> rules.name(Move.from(move)) + "*" + to;
                    default ->
                        rules.name(Move.from(move)) + "-" + to
                                + (Move.isPromotion(move) ? "=" + symbol(Move.promoted(move)) : "");
                };
    }

    private String prelude(long move) {
        return MovePrelude.isIn(move)
                ? declared.turnRule.prelude().orElseThrow().write(rules.name(MovePrelude.cell(move)))
                : "";
    }

    private String symbol(int code) {
        return rules.pieceTypes().get(Piece.type(code)).symbol();
    }

    @Override
    public boolean isSquare(String text) {
        return square.matcher(text).matches();
    }

    @Override
    public int cell(String name) {
        return rules.cell(name).orElse(MoveReading.NONE);
    }

    @Override
    public int pieceType(String symbol) {
        return IntStream.range(0, rules.pieceTypes().size())
                .filter(type -> rules.pieceTypes().get(type).symbol().equals(symbol))
                .findFirst()
                .orElse(MoveReading.NONE);
    }

    @Override
    public List<String> castlings() {
        return Stream.concat(
                        declared.castlings.stream().map(Castling::text).distinct(), declared.castlingsOff().stream())
                .toList();
    }

    /** Reads a move that begins with a {@link MovePrelude}, a drop, or a capture from afar. */
    @Override
    public Optional<MoveReading> special(Token move, MoveReader reader, boolean hasPiece) {
        Optional<MovePrelude.Parts> parts = declared.turnRule.prelude().flatMap(prelude -> prelude.read(move));
        if (parts.isPresent()) {
            MoveReading.Square square = reader.square(parts.get().square());
            return Optional.of(
                    new MoveReading.After(square, reader.read(parts.get().rest(), hasPiece)));
        }
        int star = move.indexOf('*');
        if (star < 0 || !(declared.hands.isPresent() || declared.pieces.has(Mode.Kind.AFAR))) {
            return Optional.empty();
        }
        Optional<MoveReading> drop = declared.hands.flatMap(hands -> reader.drop(move));
        if (drop.isPresent()) {
            return drop;
        }
        if (declared.pieces.has(Mode.Kind.AFAR)) {
            return Optional.of(new MoveReading.Afar(
                    reader.square(move.part(0, star)), reader.square(move.part(star + 1, move.length()))));
        }
        throw reader.refusal(move, "a move");
    }

    @Override
    public String form() {
        String castling = declared.castlings.isEmpty()
                ? ""
                : ", " + declared.castlings.get(0).text() + " for castling";
        String drop = declared.hands.isEmpty() ? "" : ", <piece>*<to> for a drop";
        String afar = declared.pieces.has(Mode.Kind.AFAR) ? ", <from>*<to> for a capture from afar" : "";
        return "<from>-<to> with squares like " + rules.name(0) + ", =<piece> after it for a promotion" + castling
                + drop + afar + " (notation.md, Moves)";
    }
}
