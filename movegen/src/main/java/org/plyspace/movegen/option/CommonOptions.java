package org.plyspace.movegen.option;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;

/**
 * The common options of one rule set with their values. A rule set's own option of the same name takes precedence: the common one is then
 * neither listed nor applied.
 */
public final class CommonOptions {

    /** The reason why castling is illegal if an option switches it off. */
    public static final String CASTLING_OFF = "castling is switched off";
    /** The reason why double steps are illegal if an option switches them off. */
    public static final String DOUBLE_STEP_OFF = "double steps are switched off";

    /** The reason why capturing in passing is illegal if an option switches it off. */
    public static final String EN_PASSANT_OFF = "en passant is switched off";

    /** The options of a rule set without any; they change nothing. */
    public static final CommonOptions UNCHANGED = new CommonOptions(
            List.of(),
            OptionValues.of(List.of(), Map.of()),
            new Features(false, false, false, false, false, false, EndRule.SHARED, Repetition.THREEFOLD));

    private final List<Option> own;
    private final OptionValues values;
    private final Features features;

    private CommonOptions(List<Option> own, OptionValues values, Features features) {
        this.own = List.copyOf(own);
        this.values = values;
        this.features = features;
    }

    /** A rule set's own options, followed by the common ones that apply to these features. */
    public static List<Option> listed(List<Option> own, Features features) {
        List<Option> all = new ArrayList<>(own);
        Stream.of(CommonOption.values())
                .filter(common -> features.has(common) && isFree(own, common))
                .map(common -> common.listed(features.end()))
                .forEach(all::add);
        return List.copyOf(all);
    }

    private static boolean isFree(List<Option> own, CommonOption common) {
        return own.stream().noneMatch(option -> option.name().equals(common.option()));
    }

    /**
     * The common options with these values.
     *
     * @param features the features of the declaration under the rule set's own options
     * @throws OptionException if an option is given that has no meaning with the other values
     */
    public static CommonOptions of(List<Option> own, OptionValues values, Features features) {
        CommonOptions options = new CommonOptions(own, values, features);
        for (CommonOption common : CommonOption.values()) {
            options.refuseIfMeaningless(common);
        }
        return options;
    }

    private void refuseIfMeaningless(CommonOption common) {
        boolean listed = isListed(common);
        if (!(listed || isOwn(common)) || !values.isGiven(common.option())) {
            return;
        }
        if (common == CommonOption.EN_PASSANT && isChosen(CommonOption.DOUBLE_STEP, "off")) {
            throw meaningless(common, "with doubleStep=off");
        }
        if (listed && !features.has(common)) {
            throw meaningless(common, "with the other options given");
        }
    }

    private static OptionException meaningless(CommonOption common, String why) {
        return new OptionException(common.option(), "option " + common.option() + " means nothing " + why);
    }

    /** Whether an option of the rule set's own means the same as a common one: it is then not applied here, but others depend on it. */
    private boolean isOwn(CommonOption common) {
        return own.stream().anyMatch(common::isMeantBy);
    }

    /** Whether an option has this value, whether it is the common one or one of the rule set's own that means the same. */
    private boolean isChosen(CommonOption common, String value) {
        return (isListed(common) || isOwn(common)) && values.is(common.option(), value);
    }

    private boolean isListed(CommonOption common) {
        return isFree(own, common) && values.has(common.option());
    }

    /** Whether a common option has this value; false if it is not listed. */
    private boolean is(CommonOption common, String value) {
        return isListed(common) && values.is(common.option(), value);
    }

    /** Whether castling is switched off. */
    public boolean castlingOff() {
        return is(CommonOption.CASTLING, "off");
    }

    /** Whether the double step is switched off. */
    public boolean doubleStepOff() {
        return is(CommonOption.DOUBLE_STEP, "off");
    }

    /** Whether en passant is switched off, by itself or with the double step. */
    public boolean enPassantOff() {
        return doubleStepOff() || is(CommonOption.EN_PASSANT, "off");
    }

    /** The option that switches capturing in passing off; empty if there is none. */
    public Optional<CommonOption> enPassantOffBy() {
        CommonOption by = doubleStepOff() ? CommonOption.DOUBLE_STEP : CommonOption.EN_PASSANT;
        return enPassantOff() ? Optional.of(by) : Optional.empty();
    }

    /** The reason why capturing in passing is illegal if this option switches it off. */
    public static String whyNoEnPassant(CommonOption by) {
        return by == CommonOption.DOUBLE_STEP ? DOUBLE_STEP_OFF : EN_PASSANT_OFF;
    }

    /** Whether an option changes which moves exist. */
    public boolean changesMoves() {
        return castlingOff() || enPassantOff() || queensOnly() || selfCapture() || boardMovesOff();
    }

    /** Whether pawns become only queens. */
    public boolean queensOnly() {
        return is(CommonOption.PROMOTION, "queen");
    }

    /** Whether own pieces can be captured. */
    public boolean selfCapture() {
        return is(CommonOption.SELF_CAPTURE, "on");
    }

    /** Whether boards stay where they hang. */
    public boolean boardMovesOff() {
        return is(CommonOption.BOARD_MOVES, "off");
    }

    /** The end of the game under these options. */
    public EndRule end() {
        EndRule end = features.end();
        for (CommonOption common : List.of(CommonOption.STALEMATE, CommonOption.CLOCK)) {
            if (isListed(common)) {
                end = common.applied(end, values.value(common.option()));
            }
        }
        return end;
    }

    /** What repeated positions mean under these options. */
    public Repetition repetition() {
        Repetition declared = features.repetition();
        return is(CommonOption.REPETITION, "white-avoids")
                ? new Repetition(declared.times(), Repetition.Meaning.LOSS_FOR_WHITE, declared.bound())
                : declared;
    }

    /** Whether any value differs from the declaration. */
    public boolean isChanged() {
        return Stream.of(CommonOption.values()).anyMatch(this::isChanged);
    }

    /** Whether the value of an option differs from the declaration; en passant goes with the double step. */
    public boolean isChanged(CommonOption common) {
        if (common == CommonOption.EN_PASSANT && doubleStepOff()) {
            return true;
        }
        return isListed(common)
                && !values.is(common.option(), common.listed(features.end()).defaultValue());
    }

    /** A part of a statement that holds only while an option is unchanged: the text if it is, otherwise nothing. */
    public String unless(CommonOption changed, String text) {
        return isChanged(changed) ? "" : text;
    }

    /**
     * A rulebook with the statements of these options: a statement of no castling, no en passant or no board moves replaces their rules, any other follows
     * what is left of its aspect.
     *
     * @param left a statement on every aspect, stating only what these options leave of it
     */
    public List<RuleStatement> completed(List<RuleStatement> left) {
        boolean noCastling = isChanged(CommonOption.CASTLING);
        boolean noBoardMoves = isChanged(CommonOption.BOARD_MOVES);
        boolean noEnPassant = features.enPassant() && isChanged(CommonOption.EN_PASSANT);
        return Stream.concat(
                        left.stream()
                                .filter(rule -> !(noCastling && rule.aspect() == Aspect.CASTLING))
                                .filter(rule -> !(noBoardMoves && rule.aspect() == Aspect.BOARD_MOVES))
                                .filter(rule -> !(noEnPassant && rule.aspect() == Aspect.EN_PASSANT)),
                        statements().stream())
                .sorted(Comparator.comparing(RuleStatement::aspect))
                .toList();
    }

    private List<RuleStatement> statements() {
        List<RuleStatement> statements = new ArrayList<>();
        if (castlingOff()) {
            statements.add(statement(Aspect.CASTLING, "none", CommonOption.CASTLING));
        }
        if (doubleStepOff()) {
            statements.add(statement(Aspect.PAWN, "no double step", CommonOption.DOUBLE_STEP));
        }
        if (enPassantOff() && features.enPassant()) {
            statements.add(statement(Aspect.EN_PASSANT, "none", enPassantOffBy().orElseThrow()));
        }
        if (queensOnly()) {
            statements.add(statement(Aspect.PROMOTION, "to a queen only", CommonOption.PROMOTION));
        }
        if (selfCapture()) {
            statements.add(statement(
                    Aspect.OTHER_PIECES, "own pieces but royal ones can be captured", CommonOption.SELF_CAPTURE));
        }
        if (boardMovesOff()) {
            statements.add(statement(Aspect.BOARD_MOVES, "none", CommonOption.BOARD_MOVES));
        }
        addEnd(statements);
        return statements;
    }

    private void addEnd(List<RuleStatement> statements) {
        EndRule chosen = end();
        if (isChanged(CommonOption.STALEMATE)) {
            statements.add(statement(
                    Aspect.END,
                    chosen.stalemate() == Stalemate.DRAW
                            ? "stalemate draws"
                            : "stalemate is a " + chosen.stalemate().word() + " for the side that gives it",
                    CommonOption.STALEMATE));
        }
        if (isChanged(CommonOption.CLOCK)) {
            statements.add(statement(
                    Aspect.END,
                    chosen.clock() == 0
                            ? "no draw by the clock"
                            : "draw by the clock after " + chosen.clock() + " moves",
                    CommonOption.CLOCK));
        }
        if (isChanged(CommonOption.REPETITION)) {
            statements.add(statement(
                    Aspect.END,
                    Outcome.repetition(features.repetition().times())
                            + " loses for White if White's move brings it about, else draws",
                    CommonOption.REPETITION));
        }
    }

    private static RuleStatement statement(Aspect aspect, String text, CommonOption common) {
        return new RuleStatement(aspect, text, common.citation());
    }
}
