package org.plyspace.tck;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * All contract tests of a variant. Extend this class and name the variant:
 * <pre>{@code
 * final class MyVariantContractTest extends VariantContract {
 *     @Override
 *     protected Variant variant() {
 *         return new MyVariant();
 *     }
 * }
 * }</pre>
 *
 * <p>The tests run in every position of seeded random games, under the default options and under each other value of each
 * option. A failure names the options, the seed, the ply and the position. If a test fails that others rest on, such as that
 * squares have different names, the others are skipped.
 *
 * <p>With {@code -Dplyspace.tests=some} only a fifth of the positions are checked, different ones in each game, and always the
 * first and the last: for frequent builds.
 */
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(FoundationsFirst.class)
@ExtendWith(FoundationsFirst.class)
public abstract class VariantContract
        implements OptionContract,
                CommonOptionContract,
                RulebookContract,
                MetricContract,
                SetupContract,
                TextContract,
                NotationContract,
                GenerationContract,
                SingleMoveContract,
                ChangesContract,
                MakeContract,
                CopyContract,
                KeyContract,
                RepetitionContract,
                JudgeContract,
                MarkContract,
                TruthContract,
                AttemptContract,
                DescriptionContract,
                LayoutContract,
                FieldContract,
                MenContract,
                AttackContract,
                AttackSummaryContract,
                CrowdContract,
                OutcomeContract,
                PlacementContract,
                SymmetryContract,
                UnmoveContract,
                LimitContract,
                RefusalContract,
                ScenarioContract,
                LessonContract,
                AllocationContract,
                ProofContract,
                PuzzleContract {

    private Specimens specimens;
    private Specimens underCommonOptions;

    protected VariantContract() {}

    /** The variant under test; called once. */
    protected abstract Variant variant();

    /**
     * The choices of options to test: by default none, and each option alone with each of its other values (only the ends of
     * long ranges). Override it to add options that interact. Common options, which are not the author's work, are in {@link
     * #commonOptionSets()}.
     */
    protected List<Map<String, String>> optionSets() {
        return Specimens.oneAtATime(variant().options().stream()
                .filter(option -> !CommonOptionSet.contains(option))
                .toList());
    }

    /**
     * Further choices of options, tested by fewer contracts and in shorter games: by default each common option of the variant
     * alone with each of its other values.
     */
    protected List<Map<String, String>> commonOptionSets() {
        return CommonOptionSet.oneAtATime(variant().options());
    }

    /**
     * Texts of valid positions to start random games from, besides the start position. Needed if there is no start position,
     * and useful where rare moves are possible. None by default.
     *
     * @param rules the rules of the positions
     */
    protected List<String> positions(Rules rules) {
        return List.of();
    }

    /** The amount of testing; by default a few seconds. */
    protected Effort effort() {
        return Effort.QUICK;
    }

    @Override
    public final Specimens specimens() {
        if (specimens == null) {
            specimens = new Specimens(variant(), optionSets(), this::positions, effort());
        }
        return specimens;
    }

    @Override
    public final Specimens underCommonOptions() {
        if (underCommonOptions == null) {
            underCommonOptions = new Specimens(variant(), commonOptionSets(), this::positions, effort().light());
        }
        return underCommonOptions;
    }
}
