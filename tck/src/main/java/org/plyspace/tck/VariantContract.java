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
 * Everything that a variant must do, as tests. The author of a variant extends this class and names the variant:
 *
 * <pre>{@code
 * final class MyVariantContractTest extends VariantContract {
 *     @Override
 *     protected Variant variant() {
 *         return new MyVariant();
 *     }
 * }
 * }</pre>
 *
 * <p>The tests hold in every position of seeded random games, for the default options and for each other value of each
 * option. A failure names the options, the seed, the ply and the position. Where a test fails on which others rest, such as that
 * squares have different names, the others are skipped.
 *
 * <p>With {@code -Dplyspace.tests=some} only a third of the positions are looked at, others for each game, and always the first and the
 * last: for builds on the way.
 */
@TestInstance(Lifecycle.PER_CLASS)
@TestMethodOrder(FoundationsFirst.class)
@ExtendWith(FoundationsFirst.class)
public abstract class VariantContract
        implements OptionContract,
                CommonOptionContract,
                RulebookContract,
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
                AttemptContract,
                DescriptionContract,
                LayoutContract,
                FieldContract,
                MenContract,
                AttackContract,
                CrowdContract,
                OutcomeContract,
                PlacementContract,
                SymmetryContract,
                UnmoveContract,
                LimitContract,
                RefusalContract,
                ScenarioContract,
                AllocationContract,
                ProofContract {

    private Specimens specimens;
    private Specimens underCommonOptions;

    /** For subclasses. */
    protected VariantContract() {}

    /** The variant under test; asked once. */
    protected abstract Variant variant();

    /**
     * The options to test with: by default none, and each option alone with each of its other values (of long ranges the
     * ends only). Options that matter together are for the author to add. Common options, which are no work of the author's,
     * are in {@link #commonOptionSets()}.
     */
    protected List<Map<String, String>> optionSets() {
        return Specimens.oneAtATime(variant().options().stream()
                .filter(option -> !CommonOptionSet.contains(option))
                .toList());
    }

    /**
     * More options to test with, by fewer contracts and in shorter games: by default each common option of the variant alone
     * with each of its other values.
     */
    protected List<Map<String, String>> commonOptionSets() {
        return CommonOptionSet.oneAtATime(variant().options());
    }

    /**
     * Texts of playable positions to start random games from, beside the start position; needed if there is no start
     * position, and welcome where rare moves are possible. None by default.
     *
     * @param rules the rules that the positions are for
     */
    protected List<String> positions(Rules rules) {
        return List.of();
    }

    /** How much is tested; a second or a few by default. */
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
