package org.plyspace.tck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.plyspace.api.Effect;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.MoveTag;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/** For each contract test at least one wrong answer that it must notice. */
final class Spoilings {

    /** A contract test and a way to break what it tests. */
    record Spoiling(String test, String how, Map<String, Spoilt.Answer> answers) {

        @Override
        public String toString() {
            return test + " notices: " + how;
        }
    }

    private final List<Spoiling> all = new ArrayList<>();

    private Spoilings() {
        options();
        rulebook();
        setups();
        texts();
        notations();
        generation();
        making();
        copies();
        keys();
        verdicts();
        descriptions();
        layouts();
        men();
        attacks();
        outcomes();
        placements();
        symmetries();
        refusals();
        scenarios();
        proofs();
    }

    static List<Spoiling> all() {
        return new Spoilings().all;
    }

    private void spoil(String test, String how, String question, Spoilt.Answer answer) {
        all.add(new Spoiling(test, how, Map.of(question, answer)));
    }

    /** The first question changes what the second one answers from then on. */
    private void spoilLater(String test, String how, String cause, String effect) {
        int[] asked = {0};
        all.add(new Spoiling(
                test,
                how,
                Map.of(
                        cause,
                        (target, arguments, truth) -> {
                            asked[0]++;
                            return truth.tell();
                        },
                        effect,
                        (target, arguments, truth) -> (int) truth.tell() + asked[0])));
    }

    private void scenarios() {
        Scenario sound = new Scenario("A", "nothing moves", ToyPositions.RARE.get(5), "", true, "none", "toy");
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

    private void options() {
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
        MoveTag nameless = new MoveTag(" ", "a tag without a name");
        spoil("tagsAreNamedAndExplained", "a blank name", "Rules.tags", (r, a, truth) -> List.of(nameless));
        spoil("tagsOfMovesAreDeclared", "a second tag", "Position.tags", (p, a, truth) -> 2L);
        spoil("machineFormIsTheFirstNotation", "a wrong order", "Rules.notations", (r, a, truth) -> reversed(truth));
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
        Fault fault = new Fault("placement", "wrong", "", List.of());
        spoil(
                "anyMenAnywhereAreFitForStudy",
                "a fault",
                "Rules.faults",
                (r, a, truth) -> a[1] == Purpose.STUDY ? List.of(fault) : truth.tell());
    }

    private void texts() {
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

    private void generation() {
        spoil("everyLegalMoveIsListedOnce", "a move listed twice", "Position.legalMoves", (p, a, truth) -> {
            truth.tell();
            MoveList moves = (MoveList) a[0];
            if (moves.size() > 0) {
                moves.add(moves.get(0));
            }
            return null;
        });
        spoil("movesAreAppendedToTheList", "the list cleared", "Position.legalMoves", (p, a, truth) -> {
            ((MoveList) a[0]).clear();
            return truth.tell();
        });
        spoil(
                "countLegalMovesCountsTheList",
                "one too many",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + 1);
        spoil("hasLegalMoveTellsWhetherTheListIsEmpty", "always", "Position.hasLegalMove", (p, a, truth) -> true);
        spoil("legalCapturesAreTheLegalMovesThatCapture", "none", "Position.legalCaptures", (p, a, truth) -> null);
        spoilLater("generationLeavesThePositionAlone", "the place moves", "Position.legalCaptures", "Position.x");
        spoil("movesNameTheMenThatMoveAndAreCaptured", "captures not named", "Position.legalMoves", (p, a, truth) -> {
            truth.tell();
            MoveList moves = (MoveList) a[0];
            for (int i = 0; i < moves.size(); i++) {
                long move = moves.get(i);
                moves.set(i, Move.of(Move.from(move), Move.to(move), Move.piece(move), Piece.NONE, Move.kind(move)));
            }
            return null;
        });
    }

    private void making() {
        spoil("unmakeRestoresThePosition", "nothing unmade", "Position.unmake", (p, a, truth) -> null);
        spoilLater("unmakeRestoresEveryAnswer", "the place moves", "Position.unmake", "Position.z");
        int[] unmade = {0};
        spoil(
                "aWholeGameCanBeTakenBack",
                "the fifteenth is not",
                "Position.unmake",
                (p, a, truth) -> ++unmade[0] == 15 ? null : truth.tell());
        spoilKeyOfMoves("positionAfterAMoveIsEqualToItsTextRead");
        spoil("clocksCountPlies", "the clock stands", "Position.halfmoveClock", (p, a, truth) -> 0);
        spoil("aNullMovePassesTheTurnAndIsTakenBack", "three for one", "Position.makeNull", (p, a, truth) -> {
            truth.tell();
            truth.tell();
            return truth.tell();
        });
    }

    private void spoilKeyOfMoves(String test) {
        Map<Object, Integer> made = new HashMap<>();
        all.add(new Spoiling(
                test,
                "a key that counts the moves made",
                Map.of(
                        "Position.make",
                        (p, a, truth) -> {
                            made.merge(p, 1, Integer::sum);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> (long) truth.tell() + made.getOrDefault(p, 0))));
    }

    private void copies() {
        spoil("aCopyIsEqualAndIndependent", "no copy", "Position.copy", (p, a, truth) -> p);
        spoil("setFromMakesEqualAndIndependent", "nothing set", "Position.setFrom", (p, a, truth) -> null);
        Thread here = Thread.currentThread();
        spoil(
                "copiesAreIndependentInThreads",
                "other answers elsewhere",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + (Thread.currentThread().equals(here) ? 0 : 1));
    }

    private void keys() {
        spoilKeyOfMoves("keysAreKeptAsIfCountedAnew");
        spoil(
                "differentPositionsHaveDifferentKeys",
                "four bits",
                "Position.key",
                (p, a, truth) -> (long) truth.tell() & 15);
        spoil(
                "differentPositionsHaveDifferentRepetitionKeys",
                "four bits",
                "Position.repetitionKey",
                (p, a, truth) -> (long) truth.tell() & 15);
        spoil("theSideToMoveChangesTheKeys", "one key for all", "Position.key", (p, a, truth) -> 7L);
        spoil(
                "clocksDoNotChangeTheRepetitionKey",
                "they do",
                "Position.repetitionKey",
                (p, a, truth) -> (long) truth.tell() + ((Position) p).fullmoveNumber());
        spoil(
                "repetitionKeyCountsEnPassantOnlyIfUsable",
                "always",
                "Position.repetitionKey",
                (p, a, truth) -> ((Position) p).key());
    }

    private void verdicts() {
        Verdict illegal = new Verdict.Illegal("no", "toy 1", List.of());
        Verdict uncited = new Verdict.Illegal("no", "", List.of());
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

    private void layouts() {
        spoil("everyCellIsOnOneSquare", "a board not shown", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(layout.boards().subList(0, 1), layout.anchors(), layout.view());
        });
        spoil("squaresHaveDifferentNames", "one name for all", "PositionWords.name", (w, a, truth) -> "a1");
        spoil("placesAgreeWithThePosition", "one rank too far", "Position.y", (p, a, truth) -> (int) truth.tell() + 1);
        spoil("boardsHangOnTheirAnchors", "anchors exchanged", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            List<Layout.Anchor> anchors = new ArrayList<>(layout.anchors());
            Collections.reverse(anchors);
            return new Layout(layout.boards(), anchors, layout.view());
        });
        String names = "boardsAndAnchorsHaveDifferentNamesAndTheViewShowsAllBoards";
        spoil(names, "a board not in view", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(
                    layout.boards(),
                    layout.anchors(),
                    new Layout.View(layout.view().facing(), List.of("M")));
        });
    }

    private void men() {
        spoil("menAreThePiecesOfTheirSide", "one missing", "Position.men", (p, a, truth) -> (int) truth.tell() - 1);
        spoil("royalsAreTheRoyalPiecesOfTheirSide", "none", "Position.royals", (p, a, truth) -> 0);
        spoil(
                "onlyMenThatCanPromoteHaveAPromotionDistance",
                "all have",
                "Position.promotionDistance",
                (p, a, truth) -> 3);
        spoil("menThatPromoteHaveAPromotionDistance", "none has", "Position.promotionDistance", (p, a, truth) -> -1);
    }

    private void attacks() {
        spoil("attackedCellsAreThoseThatMenAttack", "all attacked", "Position.isAttacked", (p, a, truth) -> true);
        spoil("attacksAreListedOnceAndNoneFromEmptyCells", "one twice", "Position.attacks", (p, a, truth) -> {
            int count = (int) truth.tell();
            int[] into = (int[]) a[1];
            into[count] = into[0];
            return count == 0 ? 0 : count + 1;
        });
        spoil("inCheckMeansThatARoyalIsAttacked", "the contrary", "Position.inCheck", (p, a, truth) ->
                !(boolean) truth.tell());
        spoil("noLegalMoveLeavesARoyalAttacked", "kings are attacked", "Position.isAttacked", (p, a, truth) -> true);
        spoil("capturesAreOfAttackedCells", "no attacks", "Position.attacks", (p, a, truth) -> 0);
    }

    private void outcomes() {
        spoil("aPositionWithoutLegalMoveIsAnEnd", "no end", "Position.outcome", (p, a, truth) -> Optional.empty());
        Optional<Outcome> stalemate = Optional.of(Outcome.draw(Outcome.STALEMATE));
        spoil(
                "matesAndStalematesInOneAreToldApart",
                "always stalemate",
                "Position.outcome",
                (p, a, truth) -> stalemate);
        Optional<Outcome> repetition = Optional.of(Outcome.draw(Outcome.REPETITION));
        spoil("outcomesHaveReasonsThatAPositionCanTell", "repetition", "Position.outcome", (p, a, truth) -> repetition);
    }

    private void placements() {
        spoil("placedMenAreAllThereIs", "one forgotten", "Position.place", (p, a, truth) -> {
            ((Position) p).place((int[]) a[0], (int[]) a[1], (int) a[2] - 1, (Side) a[3]);
            return null;
        });
        Set<Object> placed = new HashSet<>();
        all.add(new Spoiling(
                "aPlacedPositionIsEqualToItsSetup",
                "an old key",
                Map.of(
                        "Position.place",
                        (p, a, truth) -> {
                            placed.add(p);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> placed.contains(p) ? 5L : truth.tell())));
    }

    private void symmetries() {
        int[] nowhere = new int[20];
        int[] backwards = new int[20];
        for (int cell = 0; cell < backwards.length; cell++) {
            backwards[cell] = 19 - cell;
        }
        List<Symmetry> wrong = List.of(new Symmetry(backwards, true));
        spoil(
                "symmetriesArePermutations",
                "all to one cell",
                "Rules.symmetries",
                (r, a, truth) -> List.of(new Symmetry(nowhere, true)));
        spoil("symmetriesKeepAttacks", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMoves", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
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

    private void proofs() {
        int[] asked = {0};
        spoil(
                "alphaBetaAgreesWithMinimax",
                "another count each time",
                "Position.countLegalMoves",
                (p, a, truth) -> (int) truth.tell() + 10 * asked[0]++);
        Outcome wrongWinner = Outcome.draw(Outcome.CHECKMATE);
        Spoilt.Answer mateForNobody = (p, a, truth) -> ((Optional<?>) truth.tell()).map(outcome -> wrongWinner);
        spoil("alphaBetaFindsMatesInOne", "mates that nobody wins", "Position.outcome", mateForNobody);
        spoil("tablebaseMatesAreMates", "mates that nobody wins", "Position.outcome", mateForNobody);
        spoil("textViewShowsEveryManAndEverySquare", "a board not shown", "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(
                    layout.boards(),
                    layout.anchors(),
                    new Layout.View(layout.view().facing(), List.of("M")));
        });
        spoil(
                "listerFindsTheLegalMoves",
                "none listed",
                "PositionWords.wellFormedMoves",
                (w, a, truth) -> Stream.empty());
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> list(Spoilt.Truth truth) throws Exception {
        return (List<T>) truth.tell();
    }

    private static List<Object> reversed(Spoilt.Truth truth) throws Exception {
        List<Object> reversed = new ArrayList<>(list(truth));
        Collections.reverse(reversed);
        return reversed;
    }
}
