package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Option;

/** {@link PositionArguments} that also accept a position that cannot be played, if {@code --study} is given. */
public final class StudyArguments extends PositionArguments {

    private static final String STUDY = "--study";

    @Option(
            names = STUDY,
            description =
                    "accept a position that cannot be played, with any pieces anywhere; kings may then be captured")
    private boolean study;

    @Inject
    public StudyArguments(Provider<Registry> registry, PositionText texts) {
        super(registry, texts);
    }

    /** Whether the position need not be playable. */
    boolean isStudy() {
        return study;
    }

    /** The given position, to be played or studied. */
    @Override
    public Position position(Rules rules) {
        Setup setup = setup(rules);
        try {
            return rules.position(setup, study ? Purpose.STUDY : Purpose.GAME);
        } catch (InvalidSetupException refused) {
            if (!study && rules.faults(setup, Purpose.STUDY).isEmpty()) {
                throw new UsageException(refused.getMessage() + "; " + STUDY + " takes it as it is");
            }
            throw refused;
        }
    }
}
