package org.plyspace.tck;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks the cheapest and most revealing contracts under the options that all rule sets share. */
interface CommonOptionContract {

    /** The rules under common options, with shorter games. */
    Specimens underCommonOptions();

    @TestFactory
    default Stream<DynamicTest> rulesUnderCommonOptionsKeepTheContract() {
        Light light = new Light(underCommonOptions());
        return Stream.of(
                        light.rulesAreThoseThatWereAskedForEach(),
                        light.rulebookIsOrderedAndCited(),
                        light.startIsPlayableOrRefusedWithAReason(),
                        light.everyLegalMoveIsListedOnce(),
                        light.countLegalMovesCountsTheList(),
                        light.legalCapturesAreTheLegalMovesThatCapture(),
                        light.movesNameTheMenThatMoveAndAreCaptured(),
                        light.aListedMoveIsLegal(),
                        light.changesAreTheDifferencesThatTheMoveMakes(),
                        light.theCapturedCellIsWhereTheCapturedPieceStands(),
                        light.unmakeRestoresThePosition(),
                        light.aPositionIsEqualToItsTextRead(),
                        light.clocksCountPlies(),
                        light.positionTextsAreReadAsWritten(),
                        light.fieldsThatComeAboutInPlayAreDeclared(),
                        light.everyLegalMoveIsJudgedLegal(),
                        light.everyOtherWellFormedMoveIsJudgedIllegalWithReasonAndCitation(),
                        light.whatARefusalSaysIsSo(),
                        light.effectsLeadToTheNewPosition(),
                        light.noLegalMoveLeavesARoyalAttacked(),
                        light.attackSummariesAreWhatMenAttack(),
                        light.royalPiecesAreNeverCaptured(),
                        light.endsComeInTheirOrder())
                .flatMap(tests -> tests);
    }

    /** The contracts to check. */
    record Light(Specimens specimens)
            implements RulebookContract,
                    SetupContract,
                    TextContract,
                    GenerationContract,
                    SingleMoveContract,
                    ChangesContract,
                    MakeContract,
                    JudgeContract,
                    TruthContract,
                    DescriptionContract,
                    AttackContract,
                    AttackSummaryContract,
                    OutcomeContract,
                    FieldContract,
                    LimitContract {

        Stream<DynamicTest> rulesAreThoseThatWereAskedForEach() {
            return Stream.of(DynamicTest.dynamicTest(
                    "options", () -> ((OptionContract) () -> specimens).rulesAreThoseThatWereAskedFor()));
        }
    }
}
