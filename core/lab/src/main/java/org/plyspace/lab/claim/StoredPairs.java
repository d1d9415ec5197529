package org.plyspace.lab.claim;

import java.io.Closeable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonFields;
import org.plyspace.lab.experiment.Provenance;
import org.plyspace.lab.experiment.ProvenanceFormat;
import org.plyspace.lab.value.ExchangePair;
import org.plyspace.lab.odds.PieceExchange;
import org.plyspace.lab.value.SavedPairs;

/**
 * The pairs of games of a rule set's claims in which sides lack pieces, in one file of JSON lines (docs/json.md, Pairs of games): a first
 * line that says what plays them, and a line for each pair, in the order in which they ended. Any program reads it; only that which
 * began it adds to it. Safe for many threads.
 */
final class StoredPairs implements Closeable {

    private static final String FORMAT = "plyspace-contests/1";
    private static final String LINE = "{\"pair\":";
    private static final int MOST_PAIRS = 1_000_000;
    private static final List<String> FIELDS =
            List.of("pair", "setting", "exchange", "nodes", "asWhite", "asBlack", "cutOff", "plies");

    private final ClaimFolder folder;
    private final String id;
    private final LineFile file;
    private final Provenance here;
    private final long seed;
    private final Map<Kind, Map<Integer, ExchangePair>> pairs = new HashMap<>();
    private Optional<Provenance> there = Optional.empty();

    /** What pairs of one number differ in. */
    private record Kind(String setting, String exchange, int nodes) {}

    /**
     * Reads what is there.
     *
     * @param id the id of the rule set
     * @param here this program, and the files of all rule sets that may be played
     * @throws UsageException if it was played with another seed
     * @throws org.plyspace.api.FailureException if it is damaged, or no file of pairs
     */
    StoredPairs(ClaimFolder folder, String id, Provenance here, long seed) {
        this.folder = folder;
        this.id = id;
        this.file = new LineFile(folder.pairs(id), FORMAT, LINE);
        this.here = here;
        this.seed = seed;
        read(file.read());
    }

    private void read(List<JsonFields> lines) {
        pairs.clear();
        there = Optional.empty();
        if (!lines.isEmpty()) {
            readFirst(lines.get(0));
            lines.stream().skip(1).forEach(this::readPair);
        }
    }

    private void readFirst(JsonFields fields) {
        List<String> allowed = new ArrayList<>(List.of("format", "variant", "seed"));
        allowed.addAll(ProvenanceFormat.FIELDS);
        fields.allowing(allowed);
        if (!fields.text("variant").equals(id)) {
            throw fields.refusal("variant", "expected " + id + ", whose claims are asked about");
        }
        long played = fields.optionalLong("seed")
                .orElseThrow(() -> fields.refusal("missing field 'seed'; expected a whole number"));
        if (played != seed) {
            throw new UsageException(file.name() + " has games by the seed " + played
                    + ", but what the claims ask for has " + seed + "; expected the same seed, or another folder");
        }
        there = Optional.of(ProvenanceFormat.of(fields));
    }

    private void readPair(JsonFields fields) {
        fields.allowing(FIELDS);
        int number = fields.number("pair", 0, MOST_PAIRS);
        Kind kind =
                new Kind(fields.text("setting"), fields.text("exchange"), fields.number("nodes", 1, Integer.MAX_VALUE));
        ExchangePair pair = new ExchangePair(
                fields.number("asWhite", 0, 2),
                fields.number("asBlack", 0, 2),
                fields.number("cutOff", 0, 2),
                fields.number("plies", 0, Integer.MAX_VALUE));
        if (of(kind).put(number, pair) != null) {
            throw fields.refusal(
                    "pair", number + " of " + kind.exchange + " is there already; expected each pair once");
        }
    }

    private Map<Integer, ExchangePair> of(Kind kind) {
        return pairs.computeIfAbsent(kind, any -> new HashMap<>());
    }

    /** The pairs of one setting, in the notation of rule sets, that engines with some nodes per move play. */
    SavedPairs of(String setting, int nodes) {
        return new SavedPairs() {

            @Override
            public Map<Integer, ExchangePair> of(PieceExchange exchange) {
                synchronized (StoredPairs.this) {
                    return Map.copyOf(StoredPairs.this.of(new Kind(setting, exchange.toString(), nodes)));
                }
            }

            @Override
            public void keep(PieceExchange exchange, int number, ExchangePair pair) {
                StoredPairs.this.keep(new Kind(setting, exchange.toString(), nodes), number, pair);
            }
        };
    }

    /**
     * Prepares the file for more pairs, making it if necessary.
     *
     * @throws UsageException if another program, or one with other files of rules, began it
     */
    synchronized void open() {
        if (!file.isOpen()) {
            there.ifPresent(began -> began.checkSame(file.name(), here, "what the claims ask for"));
            Map<String, Object> first = new LinkedHashMap<>();
            first.put("variant", id);
            first.put("seed", seed);
            ProvenanceFormat.add(here, first);
            read(file.open(first));
        }
    }

    private synchronized void keep(Kind kind, int number, ExchangePair pair) {
        open();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("pair", number);
        fields.put("setting", kind.setting);
        fields.put("exchange", kind.exchange);
        fields.put("nodes", kind.nodes);
        fields.put("asWhite", pair.asWhite());
        fields.put("asBlack", pair.asBlack());
        fields.put("cutOff", pair.cutOff());
        fields.put("plies", pair.plies());
        file.append(fields);
        of(kind).put(number, pair);
    }

    /** Closes the file; if nothing was played, tells what differs here from what played. */
    @Override
    public synchronized void close() {
        if (!file.isOpen()) {
            there.map(began -> began.unlike(here))
                    .ifPresent(unlike -> unlike.forEach(each -> folder.notices().accept(file.name() + ": " + each)));
        }
        file.close();
    }
}
