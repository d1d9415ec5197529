package org.plyspace.movegen.stack.declare;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.declare.DeclarationFaults;
import org.plyspace.movegen.hand.HandCheck;
import org.plyspace.movegen.hand.Hands;

/** Finds what keeps a declaration from being played; each fault names the part that has it. */
public final class StackDeclarationCheck {

    /** The characters that positions and moves use besides names. */
    private static final String SYNTAX = ":|@/-=;, \t\n";

    private static final String MEN = "men";

    /** The largest number of ceilings whose lists fit into tables. */
    private static final int MAX_CEILINGS = 7;

    private final StackDeclaration declaration;
    private final BoardStack stack;
    private final List<Man> men;
    private final DeclarationFaults faults = new DeclarationFaults();

    public StackDeclarationCheck(StackDeclaration declaration) {
        this.declaration = declaration;
        this.stack = declaration.stack();
        this.men = declaration.men().declared();
    }

    /**
     * Refuses a declaration that has faults.
     *
     * @throws org.plyspace.movegen.declare.DeclarationException with all of them
     */
    public void check() {
        checkNames();
        checkFiles();
        checkMen();
        checkChoices();
        checkCastlings();
        checkCeilings();
        declaration.hands().ifPresent(this::checkHands);
        faults.refuse();
    }

    private void checkNames() {
        boolean drops = declaration.hands().isPresent();
        String syntax = drops ? SYNTAX + '*' : SYNTAX;
        Stream<String> boards =
                Stream.concat(stack.mains().stream(), stack.movables().stream()).map(Board::name);
        Stream.concat(boards, stack.anchors().stream().map(Anchor::name))
                .distinct()
                .filter(name -> name.isEmpty() || name.chars().anyMatch(c -> syntax.indexOf(c) >= 0))
                .forEach(name -> faults.add(
                        "stack",
                        "'" + name
                                + "' names a board or an anchor; expected at least one character, and none of : | @ / - = ; ,"
                                + " or spaces" + (drops ? ", nor * where men are dropped" : "")));
        stack.movables().stream()
                .filter(board ->
                        declaration.squares().form().matcher(board.name()).matches())
                .forEach(board -> faults.add(
                        "stack",
                        "board " + board.name() + " is named like a square; expected a name that is not "
                                + declaration.squares().formInWords()));
    }

    private void checkFiles() {
        String files = declaration.squares().files();
        long different =
                files.chars().filter(c -> !Character.isDigit(c)).distinct().count();
        if (different < files.length() || files.length() < stack.grid().files()) {
            faults.add(
                    "squares",
                    "the files are named '" + files + "'; expected "
                            + stack.grid().files() + " different characters, none of them a digit");
        }
    }

    private void checkMen() {
        long royals = men.stream().filter(Man::isRoyal).count();
        if (royals != 1) {
            faults.add(MEN, royals + " of them are royal; expected one");
        }
        long pawns = men.stream().filter(Man::isPawn).count();
        if (pawns > 1) {
            faults.add(MEN, pawns + " types of pawns; expected at most one");
        }
        faults.checkNames(MEN, men, Man::symbol, Man::name);
        if (declaration.men().moveInSpace()) {
            men.forEach(this::checkMotionInSpace);
        } else {
            men.forEach(this::checkMotion);
            checkPaths();
        }
        if (declaration.men().moveInSpace() != pawn(Side.WHITE).isPresent() && pawns == 1) {
            faults.add(MEN, "pawns and other men, of which only some move in space; expected all or none");
        }
    }

    /** Men slide along columns only with a rule of paths. */
    private void checkPaths() {
        if (declaration.paths() == PathRule.NONE && men.stream().anyMatch(man -> man.lines() != 0)) {
            faults.add("paths", "men slide along columns, and no column is open to them; expected a PathRule");
        }
    }

    private Optional<SpacePawn> pawn(Side side) {
        return declaration.pawns().inSpace(side);
    }

    private void checkMotionInSpace(Man man) {
        if (man.lines() != 0 || !man.leaps().isEmpty() || (!man.isPawn() && !man.movesInSpace())) {
            add(man, "", "it does not move in space, and others do; expected modes alone");
        } else if (man.isPawn() && man.movesInSpace()) {
            add(man, "modes", "a pawn with modes; expected its ways in the PawnRule alone");
        } else if (man.isPawn()) {
            checkPawnsInSpace(man);
        }
        List<Step> steps =
                man.modes().stream().flatMap(mode -> mode.steps().stream()).toList();
        if (steps.stream().distinct().count() < steps.size()) {
            add(man, "modes", "it takes one step in two ways; expected each step once");
        }
    }

    private void checkPawnsInSpace(Man man) {
        for (Side side : Side.values()) {
            SpacePawn pawn = pawn(side).orElse(new SpacePawn(List.of(), List.of(), List.of(), false));
            boolean twice = pawn.doubled().stream()
                    .map(step -> new Step(2 * step.dx(), 2 * step.dy(), 2 * step.dz()))
                    .anyMatch(pawn.steps()::contains);
            if (pawn.steps().isEmpty() || twice) {
                add(
                        man,
                        "",
                        side.word() + "'s pawns have no step, or one that is a double step too; expected single steps");
            }
            if (pawn.captures().stream().anyMatch(pawn.steps()::contains)) {
                add(man, "", side.word() + "'s pawns capture where they step to; expected other squares");
            }
        }
        if (!pawn(Side.WHITE).map(SpacePawn::overGaps).equals(pawn(Side.BLACK).map(SpacePawn::overGaps))) {
            add(man, "", "only one side's double steps cross missing squares; expected those of both, or of neither");
        }
        if (declaration.columnsCrossed()) {
            add(man, "", "double steps cross columns; expected squares, since men move in space");
        }
    }

    private void checkMotion(Man man) {
        boolean moves = man.lines() != 0 || !man.leaps().isEmpty();
        if (man.lines() < 0 || man.lines() > ColumnGrid.ALL_LINES) {
            add(man, "lines", "it slides along lines " + man.lines() + "; expected 0 to " + ColumnGrid.ALL_LINES);
        } else if (man.isPawn() && moves) {
            add(man, "", "a pawn with lines or leaps; expected its ways in the PawnRule alone");
        } else if (man.isRoyal() && man.lines() != 0) {
            add(man, "lines", "it is royal and slides; expected leaps alone");
        } else if (!man.isPawn() && !moves) {
            add(man, "", "it cannot move; expected lines or leaps");
        }
        for (Man.Leap leap : man.leaps()) {
            boolean leads = leap.one() >= 0 && leap.other() >= 0 && leap.one() + leap.other() > 0;
            if (!leads) {
                add(
                        man,
                        "leaps",
                        "it leaps " + leap.one() + " and " + leap.other()
                                + "; expected two numbers from 0, not both 0");
            }
        }
    }

    private void add(Man man, String part, String reason) {
        faults.add(MEN, man.symbol(), part, reason);
    }

    private void checkChoices() {
        List<String> choices = declaration.promotion().choices();
        for (String symbol : choices) {
            int type = declaration.men().type(symbol);
            if (type == Men.NO_TYPE || men.get(type).rank() != Man.Rank.PIECE) {
                faults.add(
                        "promotion",
                        "a pawn may become '" + symbol + "'; expected the symbol of a man neither royal nor a pawn");
            }
        }
        if (choices.isEmpty() && canPromote()) {
            faults.add("promotion", "a pawn may become nothing where it must promote; expected at least one choice");
        }
    }

    private boolean canPromote() {
        boolean hasPawns = men.stream().anyMatch(Man::isPawn);
        int start = IntStream.range(0, stack.movables().size())
                .map(board -> 1 << stack.home(board))
                .sum();
        return hasPawns
                && (declaration.promotion().dependsOnBoards()
                        || Stream.of(Side.values())
                                .anyMatch(side -> declaration.promotion().columns(side, start) != 0));
    }

    private void checkCastlings() {
        Set<Character> letters = new HashSet<>();
        for (StackCastling castling : declaration.castlings()) {
            if (!letters.add(castling.letter())) {
                faults.add(
                        "castlings", "two ways have the right " + castling.letter() + "; expected different letters");
            }
        }
        int[] kinds = Kind.of(men);
        boolean hasRook = IntStream.range(0, kinds.length).anyMatch(type -> Kind.castles(men.get(type), kinds[type]));
        if (!letters.isEmpty() && !hasRook) {
            faults.add("castlings", "castling without a man that slides straight; expected a rook");
        }
    }

    private void checkHands(Hands hands) {
        List<String> symbols = men.stream().map(Man::symbol).toList();
        List<String> royals = men.stream().filter(Man::isRoyal).map(Man::symbol).toList();
        new HandCheck(hands, symbols, royals, faults).run();
        if (declaration.rulebook().stream().noneMatch(statement -> statement.aspect() == Aspect.HANDS)) {
            faults.add("hands", "the rulebook has no statement on hands");
        }
    }

    private void checkCeilings() {
        int ceilings = declaration.paths().ceilings();
        if (ceilings < 1 || ceilings > MAX_CEILINGS) {
            faults.add("paths", ceilings + " ceilings; expected 1 to " + MAX_CEILINGS);
        }
    }
}
