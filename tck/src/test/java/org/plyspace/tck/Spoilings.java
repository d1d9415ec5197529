package org.plyspace.tck;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
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
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;

/** For each contract test at least one wrong answer that it must notice. */
final class Spoilings extends SpoilingList {

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
        return new Spoilings().list();
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
        spoil("heldTypesAreOfPiecesThatCanBeHeld", "kings in hand", "Rules.heldTypes", (r, a, truth) -> List.of(0));
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
        spoil(
                "legalQuietPromotionsAreTheLegalMovesThatPromoteAndCaptureNothing",
                "none",
                "Position.legalQuietPromotions",
                (p, a, truth) -> null);
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
        spoil(
                "clocksStopWhereTextsEnd",
                "one more",
                "Position.fullmoveNumber",
                (p, a, truth) -> Setup.LARGEST_CLOCK + 1);
        spoil("passingIsNeverSoundInCheck", "always", "Position.isPassingSound", (p, a, truth) -> true);
        spoil(
                "noPositionComesBackOnceTheClockWasSetBack",
                "the clock is set back by every move",
                "Position.halfmoveClock",
                (p, a, truth) -> 0);
        spoil("aNullMovePassesTheTurnAndIsTakenBack", "three for one", "Position.makeNull", (p, a, truth) -> {
            truth.tell();
            truth.tell();
            return truth.tell();
        });
    }

    private void spoilKeyOfMoves(String test) {
        Map<Object, Integer> made = new HashMap<>();
        spoil(
                test,
                "a key that counts the moves made",
                Map.of(
                        "Position.make",
                        (p, a, truth) -> {
                            made.merge(p, 1, Integer::sum);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> (long) truth.tell() + made.getOrDefault(p, 0)));
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
                "setupsThatDifferInOneItemOfAFieldHaveDifferentKeys",
                "owners of boards not in the key",
                "Position.key",
                (p, a, truth) -> {
                    Position position = (Position) p;
                    Setup ownerless = position.words().setup().toBuilder()
                            .field("own", "")
                            .build();
                    return position.rules().position(ownerless, Purpose.STUDY).key();
                });
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

    private void layouts() {
        spoilBoards(
                "squaresAreInTheirFilesAndRanks",
                "squares in no order",
                board -> with(board, board.rankNames(), reversed(board.squares())));
        spoilBoards(
                "filesAndRanksThatHaveNamesAreInTheNamesOfTheirSquares",
                "ranks counted from above",
                board -> with(board, reversed(board.rankNames()), board.squares()));
        spoil(
                "theLayoutOfASetupIsThatOfItsPosition",
                "that of the start",
                "Rules.layout",
                (r, a, truth) -> ((Rules) r).layout(((Rules) r).start()));
        spoil(
                "setupsThatAreNoPositionsHaveALayout",
                "positions alone have",
                "Rules.layout",
                (r, a, truth) ->
                        ((Rules) r).position((Setup) a[0], Purpose.GAME).words().layout());
        spoil("handsAreWhatTheSidesHold", "a rook in hand", "Position.hand", (p, a, truth) -> (int) a[0] == 4 ? 1 : 0);
        spoil("handsAreWhatTheSidesHold", "hands not shown", "Rules.heldTypes", (r, a, truth) -> List.of(1));
        spoil(
                "fieldsHaveNamesAndMeanings",
                "a field twice",
                "Rules.fields",
                (r, a, truth) -> List.of(list(truth).get(0), list(truth).get(0)));
        spoil("fieldsThatComeAboutInPlayAreDeclared", "none", "Rules.fields", (r, a, truth) -> List.of());
        spoil(
                "textsOfFieldsArePutTogetherAsDeclared",
                "another owner",
                "Rules.fields",
                (r, a, truth) ->
                        List.of(new SetupField("own", "who owns what", SetupField.Content.LIST, List.of("H:w"))));
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
        spoil(
                "whatASideWithoutAMoveGetsIsMateInCheckAndStalemateOtherwise",
                "always stalemate",
                "Position.endingWithoutMove",
                (p, a, truth) -> stalemate.get());
        Optional<Outcome> goal = Optional.of(Outcome.win(Side.WHITE, Outcome.GOAL));
        spoil("endsComeInTheirOrder", "a goal that no outcome tells", "Position.ending", (p, a, truth) -> goal);
        spoil(
                "endsComeInTheirOrder",
                "dead positions go on",
                "Position.outcome",
                (p, a, truth) -> ((Position) p).hasLegalMove() ? Optional.empty() : truth.tell());
    }

    private void placements() {
        Set<Object> placedAnew = new HashSet<>();
        spoil(
                "aPositionPlacedAnewHasItsMenBoardsHandsAndRights",
                "boards where they hang at first",
                "Position.place",
                (p, a, truth) -> {
                    ((Placement) a[0]).hang(0, 0);
                    return truth.tell();
                });
        spoil(
                "aPositionPlacedAnewHasItsMoves",
                "no moves",
                Map.of(
                        "Position.place",
                        (p, a, truth) -> {
                            placedAnew.add(p);
                            return truth.tell();
                        },
                        "Position.legalMoves",
                        (p, a, truth) -> placedAnew.contains(p) ? null : truth.tell()));
        spoil("placedMenAreAllThereIs", "one forgotten", "Position.place", (p, a, truth) -> {
            Placement given = (Placement) a[0];
            Placement less = new Placement(((Position) p).rules());
            for (int i = 0; i + 1 < given.count(); i++) {
                less.put(given.cell(i), given.piece(i));
            }
            ((Position) p).place(less);
            return null;
        });
        Set<Object> placed = new HashSet<>();
        spoil(
                "aPlacedPositionIsEqualToItsSetup",
                "an old key",
                Map.of(
                        "Position.place",
                        (p, a, truth) -> {
                            placed.add(p);
                            return truth.tell();
                        },
                        "Position.key",
                        (p, a, truth) -> placed.contains(p) ? 5L : truth.tell()));
    }

    private void symmetries() {
        int[] nowhere = new int[20];
        int[] backwards = new int[20];
        for (int cell = 0; cell < backwards.length; cell++) {
            backwards[cell] = 19 - cell;
        }
        List<Symmetry> wrong = List.of(new Symmetry(backwards, new int[] {0, 1}, new int[] {0}, true, false));
        spoil(
                "symmetriesArePermutations",
                "all to one cell",
                "Rules.symmetries",
                (r, a, truth) -> List.of(new Symmetry(nowhere, true)));
        spoil("symmetriesKeepAttacks", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMoves", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMovesInPositionsOfGames", "a false one", "Rules.symmetries", (r, a, truth) -> wrong);
        spoil("symmetriesKeepMovesInPositionsOfGames", "anchors that stay", "Rules.symmetries", (r, a, truth) -> {
            Symmetry turn = (Symmetry) list(truth).get(1);
            int[] cells = IntStream.range(0, backwards.length).map(turn::image).toArray();
            return List.of(new Symmetry(cells, new int[] {0, 1}, new int[] {0}, true, true));
        });
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

    /** Changes every board of a position's layout. */
    private void spoilBoards(String test, String how, UnaryOperator<Layout.Board> change) {
        spoil(test, how, "PositionWords.layout", (w, a, truth) -> {
            Layout layout = (Layout) truth.tell();
            return new Layout(layout.boards().stream().map(change).toList(), layout.anchors(), layout.view());
        });
    }

    private static Layout.Board with(Layout.Board board, List<String> rankNames, List<Layout.Square> squares) {
        return new Layout.Board(
                board.name(),
                board.x(),
                board.y(),
                board.z(),
                board.files(),
                board.ranks(),
                board.fileNames(),
                rankNames,
                squares,
                board.anchor(),
                board.inverted(),
                board.owner());
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }

    @SuppressWarnings("unchecked")
    private static <T> List<T> list(Spoilt.Truth truth) throws Exception {
        return (List<T>) truth.tell();
    }

    private static List<Object> reversed(Spoilt.Truth truth) throws Exception {
        return reversed(Spoilings.<Object>list(truth));
    }
}
