package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.option.Features;
import org.plyspace.movegen.option.RuleText;
import org.plyspace.movegen.setup.Fields;

/** Rewrites a declaration by the common options chosen, before it is compiled. */
final class LatticeOptions {

    private static final String QUEEN = "queen";

    private LatticeOptions() {}

    /**
     * What a declaration has that common options change.
     *
     * @throws org.plyspace.movegen.declare.DeclarationException if it has faults
     */
    static Features features(LatticeSpec spec) {
        spec.check();
        return new Features(
                !spec.castlings.isEmpty(),
                spec.hasDoubleStep(),
                spec.hasDoubleStep() && spec.hasEnPassant(),
                spec.pieces.stream().anyMatch(piece -> queenAmong(spec, piece).isPresent()),
                spec.hands.isEmpty(),
                spec.end);
    }

    /** The symbol of the queen that a type can become among others. */
    private static Optional<String> queenAmong(LatticeSpec spec, PieceSpec piece) {
        List<String> choices = choices(piece);
        return choices.size() < 2
                ? Optional.empty()
                : choices.stream().filter(symbol -> isQueen(spec, symbol)).findFirst();
    }

    private static List<String> choices(PieceSpec piece) {
        List<String> choices = new ArrayList<>();
        piece.pawn().ifPresent(pawn -> choices.addAll(Symbols.split(pawn.promotesTo())));
        piece.promotion().ifPresent(promotion -> choices.addAll(Symbols.split(promotion.to())));
        return choices;
    }

    static boolean isQueen(LatticeSpec spec, String symbol) {
        PieceSpec piece = spec.pieces.get(spec.typeOf(symbol));
        return piece.aspect() == Aspect.QUEEN
                || spec.usualNames.getOrDefault(symbol, piece.name()).equals(QUEEN);
    }

    static void apply(LatticeSpec spec, CommonOptions common) {
        if (Arrays.stream(CommonOption.values()).anyMatch(common::isChanged)) {
            spec.uciName = Optional.empty();
        }
        spec.end = common.end();
        spec.selfCapture = common.selfCapture();
        spec.enPassantOffBy = common.enPassantOffBy();
        spec.spentOff = common.doubleStepOff()
                && spec.pawns().anyMatch(piece -> piece.pawn().orElseThrow().onceAGame());
        if (common.castlingOff()) {
            spec.castlings.forEach(way -> spec.castlingsOff.add(way.text()));
            spec.castlings.clear();
            spec.castlingSyntax = CastlingSyntax.none();
            spec.start = spec.start.map(Fields::withoutRights);
        }
        for (int i = 0; i < spec.pieces.size(); i++) {
            spec.pieces.set(i, changed(spec, spec.pieces.get(i), common));
        }
        spec.chosenRulebook = Optional.of(common.completed(left(spec, common)));
    }

    /** The rulebook as far as it still holds, with other words for what only part is left of. */
    private static List<RuleStatement> left(LatticeSpec spec, CommonOptions common) {
        List<RuleStatement> left = new ArrayList<>();
        for (Aspect aspect : Aspect.values()) {
            List<RuleStatement> declared = spec.rulebook.stream()
                    .filter(rule -> rule.aspect() == aspect)
                    .toList();
            boolean silent = declared.stream().noneMatch(spec.varying::containsKey);
            left.addAll(
                    silent && isChanged(aspect, common) && !declared.isEmpty()
                            ? new RulebookWriter(spec, declared.get(0).citation(), common).statements(aspect)
                            : declared.stream()
                                    .map(rule -> worded(rule, spec.varying.get(rule), common))
                                    .filter(rule -> !rule.text().isEmpty())
                                    .toList());
        }
        return left;
    }

    private static boolean isChanged(Aspect aspect, CommonOptions common) {
        return switch (aspect) {
            case PAWN -> common.isChanged(CommonOption.DOUBLE_STEP);
            case PROMOTION -> common.isChanged(CommonOption.PROMOTION);
            case END -> common.isChanged(CommonOption.STALEMATE) || common.isChanged(CommonOption.CLOCK);
            default -> false;
        };
    }

    private static RuleStatement worded(RuleStatement rule, RuleText text, CommonOptions common) {
        return text == null ? rule : new RuleStatement(rule.aspect(), text.under(common), rule.citation());
    }

    private static PieceSpec changed(LatticeSpec spec, PieceSpec piece, CommonOptions common) {
        PieceSpec changed = piece;
        if (piece.pawn().isPresent()) {
            PawnSpec pawn = piece.pawn().get();
            if (common.doubleStepOff() && spec.stepsTwice(pawn)) {
                spec.doubleStepsOff.add(piece.symbol());
            }
            pawn = common.doubleStepOff() ? pawn.withoutDoubleStep() : pawn;
            pawn = common.enPassantOff() ? pawn.withoutEnPassant() : pawn;
            changed = piece.withPawn(pawn);
        }
        Optional<String> queen = common.queensOnly() ? queenAmong(spec, piece) : Optional.empty();
        if (queen.isPresent()) {
            spec.promotionsOff.put(piece.symbol(), String.join("", choices(piece)));
        }
        if (queen.isPresent() && changed.pawn().isPresent()) {
            changed = changed.withPawn(changed.pawn().get().promotingTo(queen.get()));
        }
        if (queen.isPresent() && changed.promotion().isPresent()) {
            Promotion promotion = changed.promotion().get();
            changed = changed.promoted(
                    new Promotion(promotion.zone(), promotion.onLeaving(), promotion.forced(), queen.get()));
        }
        return changed;
    }
}
