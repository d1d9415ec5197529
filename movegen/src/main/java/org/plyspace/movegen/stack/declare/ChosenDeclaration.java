package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.HandLimit;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.setup.Faults;

/** A declaration as changed by common options. */
public record ChosenDeclaration(StackDeclaration declared, CommonOptions chosen) implements StackDeclaration {

    @Override
    public EndRule end() {
        return chosen.end();
    }

    @Override
    public List<StackCastling> castlings() {
        return chosen.castlingOff() ? List.of() : declared.castlings();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return chosen.completed(declared.rulebook(chosen));
    }

    /** The source's examples hold for its own rules; how games end changes no verdict. */
    @Override
    public List<Scenario> scenarios() {
        return chosen.changesMoves() ? List.of() : declared.scenarios();
    }

    @Override
    public BoardStack stack() {
        return declared.stack();
    }

    @Override
    public SquareNames squares() {
        return declared.squares();
    }

    @Override
    public Men men() {
        return declared.men();
    }

    @Override
    public PathRule paths() {
        return declared.paths();
    }

    @Override
    public PathWords pathWords() {
        return declared.pathWords();
    }

    @Override
    public PawnRule pawns() {
        return declared.pawns();
    }

    @Override
    public PromotionRule promotion() {
        return declared.promotion();
    }

    @Override
    public BoardRule boards() {
        return chosen.boardMovesOff() ? new StillBoards(declared.boards()) : declared.boards();
    }

    @Override
    public Optional<Hands> hands() {
        return declared.hands();
    }

    @Override
    public boolean columnsCrossed() {
        return declared.columnsCrossed();
    }

    @Override
    public String start() {
        return declared.start();
    }

    @Override
    public Citations citations() {
        return declared.citations();
    }

    @Override
    public SourceNotation sourceNotation() {
        return declared.sourceNotation();
    }

    /** Boards that never move, but are owned as the rule set says. */
    private record StillBoards(BoardRule declared) implements BoardRule {

        @Override
        public boolean mayMove(int carried, int owner, int mover, int pawns) {
            return false;
        }

        @Override
        public Side controller(int men, int carried, Side owner) {
            return declared.controller(men, carried, owner);
        }

        @Override
        public int destinations(int mover, boolean ridden, int anchor) {
            return 0;
        }

        @Override
        public boolean canComeTo(int home, int anchor) {
            return declared.canComeTo(home, anchor);
        }

        @Override
        public boolean changesHands() {
            return declared.changesHands();
        }

        @Override
        public Optional<Objection> objection(BoardMove move) {
            return stillness();
        }

        @Override
        public Optional<Objection> stillness() {
            return Optional.of(
                    new Objection(Refusal.BOARD_STAYS, "boards do not move", CommonOption.BOARD_MOVES.citation()));
        }
    }

    /** The symbols of the types that pawns may become under the options, in the order in which they are listed. */
    public static List<String> choices(StackDeclaration declaration) {
        List<String> declared = declaration.promotion().choices();
        return declaration.chosen().queensOnly()
                ? declared.stream()
                        .filter(symbol -> isQueen(declaration.men(), symbol))
                        .toList()
                : declared;
    }

    /** The limit of what could come into a hand; empty without hands. */
    public static Optional<HandLimit> handLimit(StackDeclaration declaration) {
        int pawn = declaration.men().only(Man.Rank.PAWN);
        return declaration
                .hands()
                .map(hands -> new HandLimit(
                        hands,
                        declaration.men().types(),
                        type -> type.index() == pawn ? choices(declaration) : List.of()));
    }

    /** The citation of the rulebook's first statement on hands. */
    public static String citationOfHands(StackDeclaration declaration) {
        return declaration.rulebook().stream()
                .filter(statement -> statement.aspect() == Aspect.HANDS)
                .map(RuleStatement::citation)
                .findFirst()
                .orElse(Faults.NOTATION);
    }

    /** Whether a symbol is that of the piece that the rules call a queen. */
    public static boolean isQueen(Men men, String symbol) {
        int type = men.type(symbol);
        return type != Men.NO_TYPE && men.types().get(type).aspect() == Aspect.QUEEN;
    }
}
