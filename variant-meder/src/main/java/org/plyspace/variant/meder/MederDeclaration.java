package org.plyspace.variant.meder;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Scenario;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.TriDecks;
import org.plyspace.movegen.notation.SourceNotation;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.stack.BoardRule;
import org.plyspace.movegen.stack.Citations;
import org.plyspace.movegen.stack.HomeSquares;
import org.plyspace.movegen.stack.PathRule;
import org.plyspace.movegen.stack.PathWords;
import org.plyspace.movegen.stack.PawnRule;
import org.plyspace.movegen.stack.PromotionRule;
import org.plyspace.movegen.stack.SquareNames;
import org.plyspace.movegen.stack.StackCastling;
import org.plyspace.movegen.stack.StackDeclaration;
import org.plyspace.movegen.text.ScenarioFile;

/** Meder's rules in one of their editions, with the vertical shadow or without. */
final class MederDeclaration implements StackDeclaration {

    private final Edition edition;
    private final BoardStack stack;
    private final SquareNames squares = new MederSquares();
    private final boolean hasShadow;
    private final PathRule paths;
    private final PathWords pathWords;
    private final HomeSquares home;

    MederDeclaration(Edition edition, boolean hasShadow) {
        this.edition = edition;
        this.hasShadow = hasShadow;
        this.stack = TriDecks.stack(List.of("W", "N", "B"), MederDeclaration::pin, edition == Edition.FORMAL);
        VerticalShadow shadow = new VerticalShadow(edition == Edition.FORMAL);
        LiftedShadow lifted = new LiftedShadow(stack.grid(), shadow);
        this.paths = hasShadow ? shadow : lifted;
        this.pathWords = hasShadow ? shadow : lifted;
        this.home = new HomeSquares(stack, squares);
    }

    private static String pin(int place) {
        String side = place < TriDecks.PLACES_A_SIDE ? "QL" : "KL";
        return side + (place % TriDecks.PLACES_A_SIDE + 1);
    }

    @Override
    public BoardStack stack() {
        return stack;
    }

    @Override
    public SquareNames squares() {
        return squares;
    }

    @Override
    public PathRule paths() {
        return paths;
    }

    @Override
    public PathWords pathWords() {
        return pathWords;
    }

    @Override
    public PawnRule pawns() {
        return new MederPawns(stack.grid(), home, edition);
    }

    @Override
    public PromotionRule promotion() {
        return new FurthestRank(stack.grid());
    }

    @Override
    public BoardRule boards() {
        return new PinMoves(stack, edition);
    }

    @Override
    public List<StackCastling> castlings() {
        return new MederCastling(home).of(edition);
    }

    @Override
    public boolean columnsCrossed() {
        return true;
    }

    @Override
    public String start() {
        return edition.start();
    }

    @Override
    public List<RuleStatement> rulebook() {
        return rulebook(CommonOptions.UNCHANGED);
    }

    @Override
    public List<RuleStatement> rulebook(CommonOptions chosen) {
        return MederRulebook.of(edition, hasShadow, chosen);
    }

    @Override
    public List<Scenario> scenarios() {
        List<Scenario> cases = ScenarioFile.read(MederDeclaration.class, edition.scenarios());
        if (hasShadow) {
            return cases;
        }
        Map<String, Scenario> merged = new LinkedHashMap<>();
        cases.forEach(scenario -> merged.put(scenario.id(), scenario));
        ScenarioFile.read(MederDeclaration.class, edition.liftedScenarios())
                .forEach(scenario -> merged.put(scenario.id(), scenario));
        return List.copyOf(merged.values());
    }

    @Override
    public Citations citations() {
        return new MederCitations(edition, hasShadow);
    }

    @Override
    public SourceNotation sourceNotation() {
        return new MederNotation(edition);
    }

    /** Squares by file, rank and board: {@code a8BQL} (notation.md, Squares). */
    static final class MederSquares implements SquareNames {

        private static final Pattern FORM = Pattern.compile("([zabcde])([0-9])(WQL|WKL|BQL|BKL|W|N|B)");

        /** Squares where Table 1 of the specification has pawns, but which cannot exist (ruling M-1). */
        private static final Set<String> MISPRINTED = Set.of("e3W", "z1WKL", "e6B", "z8BKL");

        @Override
        public String files() {
            return "zabcde";
        }

        @Override
        public Pattern form() {
            return FORM;
        }

        @Override
        public String formInWords() {
            return "file z a b c d e, rank 0-9, board W N B WQL WKL BQL BKL";
        }

        @Override
        public String name(String column, int level, String board) {
            return column + board;
        }

        @Override
        public String remark(String name) {
            return MISPRINTED.contains(name) ? "FS Table 1 has a pawn there by mistake (meder.md 10, M-1)" : "";
        }
    }
}
