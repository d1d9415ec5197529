package org.plyspace.tck;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Effect;
import org.plyspace.api.Fault;
import org.plyspace.api.GameMetric;
import org.plyspace.api.GameMetric.Amount;
import org.plyspace.api.MoveTag;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/** Wrong answers about what is read, written and said: options, rulebooks, setups, texts, verdicts and scenarios. */
final class SpoilingsOfTexts extends SpoilingList {

    private static final String PLIES = "plies";

    private SpoilingsOfTexts() {
        options();
        rulebook();
        setups();
        texts();
        notations();
        verdicts();
        descriptions();
        refusals();
        scenarios();
        lessons();
    }

    static List<Spoiling> all() {
        return new SpoilingsOfTexts().list();
    }

    private void options() {
        spoil("rulesCanBeMade", "a declaration refused", "Variant.rules", (v, a, truth) -> {
            throw new IllegalStateException("no such board");
        });
        spoil(
                "everyValueOfAnOptionMakesADifference",
                "an option that does nothing",
                "Variant.rules",
                (v, a, truth) -> ((Variant) v).rules(OptionValues.of(((OptionValues) a[0]).options(), Map.of())));
        spoil("variantSaysWhoItIs", "an id with capitals", "Variant.id", (v, a, truth) -> "Toy");
        spoil("variantSaysWhoItIs", "a summary to be written", "Variant.summary", (v, a, truth) -> "TODO: a sentence");
        spoil("optionsHaveNamesAndMeanings", "a blank meaning", "Variant.options", (v, a, truth) -> {
            List<Option> options = new ArrayList<>(list(truth));
            options.add(Option.choice("empty", " ", "on"));
            return options;
        });
        spoil(
                "rulesAreThoseThatWereAskedFor",
                "options ignored",
                "Variant.rules",
                (v, a, truth) -> ((Variant) v).rules(OptionValues.of(((OptionValues) a[0]).options(), Map.of())));
        spoil(
                "positionTextsFixOptionsAsTheyAre",
                "a wrong option",
                "Variant.optionsOf",
                (v, a, truth) -> Map.of("clock", "99"));
        spoil(
                "resourcesThatAreMissingAreEmpty",
                "always there",
                "Variant.resource",
                (v, a, truth) -> Optional.of(InputStream.nullInputStream()));
        spoil(
                "rulesUnderCommonOptionsKeepTheContract",
                "one move too many",
                "Position.countLegalMoves",
                (p, a, truth) ->
                        (int) truth.tell() + (((Position) p).rules().options().is("doubleStep", "off") ? 1 : 0));
    }

    private void rulebook() {
        spoil(
                "pieceTypesAreNumberedAndLettered",
                "a wrong order",
                "Rules.pieceTypes",
                (r, a, truth) -> reversed(truth));
        spoil(
                "cellsFitIntoMoves",
                "a cell lost",
                "Rules.empty",
                (r, a, truth) -> Setup.builder(19, 1).build());
        spoil("rulebookIsOrderedAndCited", "a wrong order", "Rules.rulebook", (r, a, truth) -> reversed(truth));
        spoil(
                "rulebookSpeaksOfEveryPiece",
                "a piece left out",
                "Rules.rulebook",
                (r, a, truth) -> list(truth).stream()
                        .filter(statement -> ((RuleStatement) statement).aspect()
                                != ((Rules) r).pieceTypes().get(0).aspect())
                        .toList());
        MoveTag nameless = new MoveTag(" ", "a tag without a name");
        spoil("tagsAreNamedAndExplained", "a blank name", "Rules.tags", (r, a, truth) -> List.of(nameless));
        spoil("tagsOfMovesAreDeclared", "a second tag", "Position.tags", (p, a, truth) -> 2L);
        spoil("tagsOfMovesAreDeclared", "a tag that fails", "Position.tags", (p, a, truth) -> {
            throw new IllegalStateException("no such cell");
        });
        String named = "metricsAreNamedCitedAndExplained";
        spoil(named, "a metric without a source", "Rules.metrics", (r, a, truth) -> List.of(metric("any", "", PLIES)));
        spoil(named, "a metric with a comma in its name", "Rules.metrics", (r, a, truth) -> List.of(metric("a,b")));
        spoil(named, "two metrics alike", "Rules.metrics", (r, a, truth) -> List.of(metric("any"), metric("any")));
        spoil(
                named,
                "a mean of games",
                "Rules.metrics",
                (r, a, truth) -> List.of(metric("any", "a page", GameMetric.GAMES)));
        spoil(
                named,
                "a metric named like a tag",
                "Rules.metrics",
                (r, a, truth) -> List.of(metric(((Rules) r).tags().get(0).name())));
        String counted = "metricsCountTheSameInTheSameGameAndWhatTheirKindsCanHave";
        spoil(counted, "no number", "Rules.metrics", (r, a, truth) -> List.of(metric(game -> Amount.of(Double.NaN))));
        int[] asked = {0};
        spoil(
                counted,
                "another number",
                "Rules.metrics",
                (r, a, truth) -> List.of(metric(game -> Amount.of(asked[0]++))));
        spoil("heldTypesAreOfPiecesThatCanBeHeld", "kings in hand", "Rules.heldTypes", (r, a, truth) -> List.of(0));
        spoil("machineFormIsTheFirstNotation", "a wrong order", "Rules.notations", (r, a, truth) -> reversed(truth));
    }

    private static GameMetric metric(String name) {
        return metric(name, "a page", PLIES);
    }

    private static GameMetric metric(String name, String source, String unit) {
        return new GameMetric(name, "Any.", source, GameMetric.Kind.MEAN, unit, game -> Amount.of(game.plies()));
    }

    private static GameMetric metric(GameMetric.Reading reading) {
        return new GameMetric("any", "Any.", "a page", GameMetric.Kind.MEAN, PLIES, reading);
    }

    private void setups() {
        Spoilt.Answer noStart = (r, a, truth) -> {
            throw new NoStartException("");
        };
        spoil("thereIsSomethingToPlay", "no start", "Rules.start", noStart);
        spoil("startIsPlayableOrRefusedWithAReason", "no reason", "Rules.start", noStart);
        spoil(
                "startIsPlayableOrRefusedWithAReason",
                "no kings",
                "Rules.start",
                (r, a, truth) -> Setup.builder(20, 1).build());
        spoil("positionsToStartFromArePlayable", "refusal of all", "Rules.readPosition", (r, a, truth) -> {
            throw new TextException("", 0, "out of order");
        });
        spoil(
                "emptyBoardIsEmptyAndFitForStudy",
                "a king on it",
                "Rules.empty",
                (r, a, truth) -> ((Setup) truth.tell())
                        .toBuilder().piece(3, Piece.code(Side.WHITE, 0)).build());
        spoil("setupsAreRefusedWithTheirFaults", "faults kept secret", "Rules.faults", (r, a, truth) -> List.of());
        spoil("setupsWithAnUnknownFieldAreRefused", "it is dropped", "Rules.faults", (r, a, truth) -> List.of());
        Fault fault = new Fault("placement", "wrong", "", List.of());
        spoil(
                "anyMenAnywhereAreFitForStudy",
                "a fault",
                "Rules.faults",
                (r, a, truth) -> a[1] == Purpose.STUDY ? List.of(fault) : truth.tell());
    }

    private void texts() {
        spoil("theTextIsTheFirstNotationOfPositions", "none", "Rules.positionNotations", (r, a, truth) -> List.of());
        spoil(
                "positionsAreReadAsWrittenInEveryNotation",
                "the side not read",
                "Rules.read",
                (r, a, truth) -> a.length == 2
                        ? ((Setup) truth.tell()).toBuilder().side(Side.WHITE).build()
                        : truth.tell());
        spoil("positionTextsAreReadAsWritten", "a blank too many", "Rules.write", (r, a, truth) -> truth.tell() + " ");
        spoil(
                "positionTextsAreOneLine",
                "a new line",
                "PositionWords.text",
                (w, a, truth) -> a == null ? truth.tell() + "\n" : truth.tell());
        spoil("aPositionIsEqualToItsTextRead", "clocks not read", "Rules.readPosition", (r, a, truth) -> {
            Position read = (Position) truth.tell();
            Setup setup = read.words().setup().toBuilder().clocks(0, 1).build();
            return read.rules().position(setup, Purpose.GAME);
        });
        spoil("setupAgreesWithThePosition", "the other side to move", "PositionWords.setup", (w, a, truth) -> {
            Setup setup = (Setup) truth.tell();
            return setup.toBuilder().side(setup.side().opposite()).build();
        });
    }

    private void notations() {
        Verdict malformed = new Verdict.Malformed("cannot read it", 0);
        spoil(
                "movesAreReadAsWritten",
                "the second notation unread",
                "PositionWords.judge",
                (w, a, truth) -> ((String) a[0]).contains("@") ? malformed : truth.tell());
        spoil(
                "differentMovesHaveDifferentTexts",
                "one text for all",
                "PositionWords.text",
                (w, a, truth) -> a == null ? truth.tell() : "c1-c4");
        spoil(
                "machineFormIsOriginAndTarget",
                "another hyphen",
                "PositionWords.text",
                (w, a, truth) -> a == null ? truth.tell() : ((String) truth.tell()).replace("-", "~"));
        spoil(
                "machineFormIsReadLeniently",
                "x unread",
                "PositionWords.judge",
                (w, a, truth) -> ((String) a[0]).contains("x") ? malformed : truth.tell());
        spoil(
                "aWrongLeadingPieceIsIllegal",
                "the piece ignored",
                "PositionWords.judge",
                (w, a, truth) -> ((PositionWords) w).judge(((String) a[0]).replaceAll("^.@", ""), (Notation) a[1]));
    }

    private void verdicts() {
        Verdict illegal = new Verdict.Illegal(Refusal.BLOCKED, "no", "toy 1");
        Verdict uncited = new Verdict.Illegal(Refusal.BLOCKED, "no", "");
        String others = "everyOtherWellFormedMoveIsJudgedIllegalWithReasonAndCitation";
        spoil("everyLegalMoveIsJudgedLegal", "all illegal", "PositionWords.judge", (w, a, truth) -> illegal);
        spoil(
                others,
                "no citation",
                "PositionWords.judge",
                (w, a, truth) -> truth.tell() instanceof Verdict.Illegal ? uncited : truth.tell());
        spoil(others, "all legal", "PositionWords.judge", (w, a, truth) -> new Verdict.Legal(1));
        spoil(
                "wellFormedMovesAreAllLegalOnesAndMoreEachOnce",
                "none",
                "PositionWords.wellFormedMoves",
                (w, a, truth) -> Stream.empty());
        spoilLater("judgingLeavesThePositionAlone", "the clock runs", "PositionWords.judge", "Position.halfmoveClock");
    }

    private void descriptions() {
        spoil("effectsLeadToTheNewPosition", "one effect forgotten", "PositionWords.describe", (w, a, truth) -> {
            List<Effect> effects = list(truth);
            return effects.size() > 1 ? effects.subList(0, effects.size() - 1) : effects;
        });
        spoilLater(
                "describingLeavesThePositionAlone",
                "the clock runs",
                "PositionWords.describe",
                "Position.halfmoveClock");
    }

    private void refusals() {
        Spoilt.Answer crash = (r, a, truth) -> {
            try {
                return truth.tell();
            } catch (TextException refused) {
                throw new IllegalStateException(refused);
            }
        };
        spoil("spoiltPositionTextsAreReadOrRefusedInWords", "a crash", "Rules.read", crash);
        spoil("halfWrittenPositionTextsAreReadOrRefusedInWords", "a crash", "Rules.read", crash);
        spoil("noiseIsRefusedAsAPosition", "a crash", "Rules.read", crash);
        spoil("veryLongTextsAreRefusedSoon", "a crash", "Rules.read", crash);
        Spoilt.Answer crashOnMoves = (w, a, truth) -> {
            if (truth.tell() instanceof Verdict.Malformed) {
                throw new IllegalStateException("unforeseen");
            }
            return truth.tell();
        };
        spoil("spoiltMoveTextsAreJudged", "a crash", "PositionWords.judge", crashOnMoves);
        spoil("veryLongMoveTextsAreJudgedSoon", "a crash", "PositionWords.judge", crashOnMoves);
        long[][] kept = new long[1][];
        Spoilt.Answer allocate = (p, a, truth) -> {
            kept[0] = new long[2];
            return truth.tell();
        };
        spoil("generationMakeAndUnmakeAllocateNothing", "an array a call", "Position.legalMoves", allocate);
        spoil("otherHotQuestionsAllocateNothing", "an array a call", "Position.tags", allocate);
    }

    private void scenarios() {
        Scenario sound = new Scenario("A", "nothing moves", ToyPositions.MATE_IN_ONE, "", true, "none", "toy");
        String position = sound.position();
        spoilScenarios("scenariosHaveIdsAndCitations", "an id given twice", sound, sound);
        spoilScenarios(
                "scenariosHaveIdsAndCitations", "no citation", new Scenario("A", "quiet", position, "", true, "", ""));
        spoilScenarios(
                "scenariosAreJudgedAsTheySay",
                "a mate that is none",
                new Scenario("A", "quiet", position, "", true, "checkmate", "toy"));
        spoilScenarios(
                "scenariosAreJudgedAsTheySay",
                "an illegal move said to be legal",
                new Scenario("A", "far off", position, "Mc2-Ma4", true, "", "toy"));
    }

    private void spoilScenarios(String test, String how, Scenario... scenarios) {
        spoil(test, how, "Rules.scenarios", (rules, arguments, truth) -> List.of(scenarios));
    }

    private void lessons() {
        String step = "{\"title\":\"Far\",\"text\":\"Too far.\",\"position\":\"" + ToyPositions.MATE_IN_ONE
                + "\",\"tasks\":[%s]}";
        String any = step.formatted("{\"try\":\"*\"}");
        spoilLessons("lessonsHaveSixToTenSteps", "one step", any);
        String test = "movesOfLessonsAreJudgedAsTheySay";
        spoilLessons(test, "an illegal move to try", any, step.formatted("{\"try\":\"Mc2-Ma4\"}"));
        spoilLessons(
                test, "a refusal by another rule", any, step.formatted("{\"refused\":\"Mc2-Ma4\",\"cites\":\"none\"}"));
        spoilLessons(test, "a scenario that is none", any, step.formatted("{\"scenario\":\"none\"}"));
        spoilLessons(test, "a piece that is none", any, "{\"piece\":\"Z\"}");
        spoilLessons(test, "an unknown field", any, "{\"peace\":\"K\"}");
    }

    private void spoilLessons(String test, String how, String... steps) {
        byte[] lessons = ("{\"format\":\"plyspace-lessons/1\",\"steps\":" + Arrays.toString(steps) + "}")
                .getBytes(StandardCharsets.UTF_8);
        spoil(
                test,
                how,
                "Variant.resource",
                (v, a, truth) -> a[0].equals("/META-INF/plyspace/lessons/toy.json")
                        ? Optional.of(new ByteArrayInputStream(lessons))
                        : truth.tell());
    }
}
