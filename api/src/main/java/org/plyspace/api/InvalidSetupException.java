package org.plyspace.api;

import java.util.List;
import java.util.stream.Collectors;

/** A setup that is not a position, together with all its faults. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class InvalidSetupException extends UsageException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    /** Creates the exception from one fault or more. */
    public InvalidSetupException(List<Fault> faults) {
        super("impossible position: " + faults.stream().map(Fault::toString).collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
