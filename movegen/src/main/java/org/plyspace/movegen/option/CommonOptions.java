package org.plyspace.movegen.option;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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

    private static final String NONE = "none";

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

    /** How games end where boards move and ends are the shared ones, as far as these options leave it. */
    public String boardEnds() {
        return "checkmate wins; "
                + unless(CommonOption.STALEMATE, "stalemate, ")
                + unless(CommonOption.REPETITION, "threefold repetition, ")
                + unless(CommonOption.CLOCK, "fifty moves, ")
                + "bare kings draw"
                + unless(CommonOption.BOARD_MOVES, "; board moves count");
    }

    /**
     * A rulebook with the statements of these options: one that says "none" replaces what is left of its aspect, any other follows it.
     *
     * @param left a statement on every aspect, stating only what these options leave of it; empty texts are dropped
     */
    public List<RuleStatement> completed(List<RuleStatement> left) {
        List<RuleStatement> added = statements();
        Set<Aspect> none = added.stream()
                .filter(by -> by.text().equals(NONE))
                .map(RuleStatement::aspect)
                .collect(Collectors.toSet());
        return Stream.concat(left.stream().filter(rule -> !none.contains(rule.aspect())), added.stream())
                .filter(rule -> !rule.text().isEmpty())
                .sorted(Comparator.comparing(RuleStatement::aspect))
                .toList();
    }

    /** The statements of all these options, those that change nothing with an empty text. */
    private List<RuleStatement> statements() {
        EndRule chosen = end();
        String stalemate = chosen.stalemate() == Stalemate.DRAW
                ? "stalemate draws"
                : "stalemate is a " + chosen.stalemate().word() + " for the side that gives it";
        String clock =
                chosen.clock() == 0 ? "no draw by the clock" : "draw by the clock after " + chosen.clock() + " moves";
        String repetition = Outcome.repetition(features.repetition().times())
                + " loses for White if White's move brings it about, else draws";
        CommonOption enPassant = enPassantOffBy().orElse(CommonOption.EN_PASSANT);
        return List.of(
                statement(castlingOff(), Aspect.CASTLING, NONE, CommonOption.CASTLING),
                statement(doubleStepOff(), Aspect.PAWN, "no double step", CommonOption.DOUBLE_STEP),
                statement(enPassantOff() && features.enPassant(), Aspect.EN_PASSANT, NONE, enPassant),
                statement(queensOnly(), Aspect.PROMOTION, "to a queen only", CommonOption.PROMOTION),
                statement(
                        selfCapture(),
                        Aspect.OTHER_PIECES,
                        "own pieces but royal ones can be captured",
                        CommonOption.SELF_CAPTURE),
                statement(boardMovesOff(), Aspect.BOARD_MOVES, NONE, CommonOption.BOARD_MOVES),
                statement(isChanged(CommonOption.STALEMATE), Aspect.END, stalemate, CommonOption.STALEMATE),
                statement(isChanged(CommonOption.CLOCK), Aspect.END, clock, CommonOption.CLOCK),
                statement(isChanged(CommonOption.REPETITION), Aspect.END, repetition, CommonOption.REPETITION));
    }

    private static RuleStatement statement(boolean holds, Aspect aspect, String text, CommonOption common) {
        return new RuleStatement(aspect, holds ? text : "", common.citation());
    }
}
