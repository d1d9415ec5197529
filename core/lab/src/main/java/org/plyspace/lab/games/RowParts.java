package org.plyspace.lab.games;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.plyspace.api.FailureException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.lab.numbers.GameRow;

/** Rows from several places as those of one experiment: parts by {@code --range}, played anywhere. */
public final class RowParts implements RowSource {

    private final List<RowSource> parts;
    private final Manifest manifest;
    /** For games of several parts, the first part that knows how far they go together with the baseline's. */
    private final Map<Integer, RowSource> telling = new HashMap<>();

    /**
     * Puts parts together.
     *
     * @param parts one or more
     * @throws org.plyspace.api.UsageException if they do not have the same experiment, version, build and files of rules
     * @throws FailureException if a game that two of them have differs
     */
    public RowParts(List<? extends RowSource> parts) {
        this.parts = List.copyOf(parts);
        Manifest.checkSameGames(
                this.parts.stream().map(RowSource::name).toList(),
                this.parts.stream().map(RowSource::manifest).toList());
        this.manifest = this.parts.stream()
                .map(RowSource::manifest)
                .reduce(Manifest::and)
                .orElseThrow();
        checkShared();
    }

    private void checkShared() {
        BitSet seen = new BitSet();
        BitSet shared = new BitSet();
        for (RowSource part : parts) {
            BitSet twice = part.numbers();
            twice.and(seen);
            shared.or(twice);
            seen.or(part.numbers());
        }
        if (shared.isEmpty()) {
            return;
        }
        RowBlockWriter texts = new RowBlockWriter(manifest.experiment().numbers());
        Map<Integer, String> digests = new HashMap<>();
        Map<Integer, RowSource> owners = new HashMap<>();
        for (RowSource part : parts) {
            part.rows(row -> {
                int number = row.summary().number();
                if (shared.get(number)) {
                    // A part that lacks the baseline's game does not know how far both go together.
                    String digest = Sha256.of(texts.line(List.of(row.with(OptionalInt.empty()))));
                    String other = digests.putIfAbsent(number, digest);
                    if (other != null && !other.equals(digest)) {
                        throw new FailureException("game " + number + " is not the same in "
                                + owners.get(number).name() + " and " + part.name()
                                + "; expected the same games where several have one");
                    }
                    owners.putIfAbsent(number, part);
                    if (row.together().isPresent()) {
                        telling.putIfAbsent(number, part);
                    }
                }
            });
        }
    }

    @Override
    public String name() {
        return parts.stream().map(RowSource::name).collect(Collectors.joining(", "));
    }

    @Override
    public Manifest manifest() {
        return manifest;
    }

    @Override
    public BitSet numbers() {
        BitSet all = new BitSet();
        parts.forEach(part -> all.or(part.numbers()));
        return all;
    }

    @Override
    public void rows(Consumer<GameRow> each) {
        BitSet seen = new BitSet();
        for (RowSource part : parts) {
            part.rows(row -> {
                int number = row.summary().number();
                if (!seen.get(number) && telling.getOrDefault(number, part) == part) {
                    seen.set(number);
                    each.accept(row);
                }
            });
        }
    }
}
