package org.plyspace.search;

import org.plyspace.api.FailureException;
import org.plyspace.api.PublicApi;

/** Memory does not suffice for the hash table or the threads; less may fit. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class SearchMemoryException extends FailureException {

    private static final long serialVersionUID = 1L;

    /** For a table of some megabytes. */
    SearchMemoryException(int megabytes) {
        this("a hash table of " + megabytes + " MB");
    }

    /** For a searcher. */
    SearchMemoryException(SearchSettings settings) {
        this("a hash table of " + settings.megabytes() + " MB and "
                + (settings.threads() == 1 ? "one thread" : settings.threads() + " threads"));
    }

    private SearchMemoryException(String what) {
        super("there is no memory for " + what
                + "; ask for less, or give Java more, as with PLYSPACE_JAVA_OPTS=-Xmx4g");
    }
}
