package org.plyspace.lab.claim;

import java.io.Closeable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.plyspace.api.FailureException;
import org.plyspace.engine.JsonFields;

/**
 * What tablebases said of the materials of a rule set's claims, in one file of JSON lines (docs/json.md, Counts of tablebases), so that
 * the tables need not be there. Confined to one thread.
 */
final class StoredCounts implements Closeable {

    private static final String FORMAT = "plyspace-table-counts/1";
    private static final String LINE = "{\"material\":";
    private static final List<String> FIRST_FIELDS = List.of("format", "variant");
    private static final List<String> FIELDS =
            List.of("material", "setting", "boards", "sha256", "won", "positions", "longest");

    private final String id;
    private final LineFile file;
    private final Consumer<String> notices;
    private final Map<Asked, Counts> all = new HashMap<>();
    private final Set<String> ofOtherRules = new LinkedHashSet<>();

    /**
     * What a table is asked about.
     *
     * @param setting the rule set, in the notation of rule sets
     * @param boards the position in which boards hang as they do throughout; empty if as at the start
     */
    record Asked(String setting, String material, Optional<String> boards) {}

    /**
     * What a table says.
     *
     * @param source the SHA-256 of what the rule set came from, by which the table was made
     * @param won the positions with White to move that White wins
     * @param positions all positions with White to move
     * @param longest the longest game by best play in plies, whoever is to move
     */
    record Counts(String source, long won, long positions, int longest) {}

    /**
     * Reads what is there.
     *
     * @throws FailureException if it is damaged, or no such file
     */
    StoredCounts(ClaimFolder folder, String id) {
        this.id = id;
        this.file = new LineFile(folder.counts(id), FORMAT, LINE);
        this.notices = folder.notices();
        read(file.read());
    }

    private void read(List<JsonFields> lines) {
        all.clear();
        for (int i = 0; i < lines.size(); i++) {
            JsonFields fields = lines.get(i);
            if (i > 0) {
                readCounts(fields);
            } else if (!fields.allowing(FIRST_FIELDS).text("variant").equals(id)) {
                throw fields.refusal("variant", "expected " + id + ", whose claims are asked about");
            }
        }
    }

    private void readCounts(JsonFields fields) {
        fields.allowing(FIELDS);
        Asked asked = new Asked(fields.text("setting"), fields.text("material"), fields.optionalText("boards"));
        Counts counts = new Counts(
                fields.text("sha256"),
                count(fields, "won"),
                count(fields, "positions"),
                fields.number("longest", 0, Integer.MAX_VALUE));
        if (counts.won > counts.positions) {
            throw fields.refusal("won", "expected no more than all positions, " + counts.positions);
        }
        if (all.put(asked, counts) != null) {
            throw fields.refusal("material", asked.material + " is there already; expected each material once");
        }
    }

    private static long count(JsonFields fields, String name) {
        return fields.optionalLong(name).stream()
                .filter(count -> count >= 0)
                .findFirst()
                .orElseThrow(() -> fields.refusal(name, "expected a whole number from 0"));
    }

    /**
     * What was kept of a table.
     *
     * @param source the SHA-256 of what the rule set comes from here
     */
    Optional<Counts> find(Asked asked, String source) {
        Optional<Counts> found = Optional.ofNullable(all.get(asked));
        found.filter(counts -> !counts.source.equals(source)).ifPresent(counts -> ofOtherRules.add(asked.material));
        return found;
    }

    /** Keeps what a table said. */
    void keep(Asked asked, Counts counts) {
        if (!file.isOpen()) {
            read(file.open(Map.of("variant", id)));
        }
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("material", asked.material);
        fields.put("setting", asked.setting);
        asked.boards.ifPresent(boards -> fields.put("boards", boards));
        fields.put("sha256", counts.source);
        fields.put("won", counts.won);
        fields.put("positions", counts.positions);
        fields.put("longest", counts.longest);
        file.append(fields);
        all.put(asked, counts);
    }

    /** Closes the file, and tells which tables were made by other rules than are here. */
    @Override
    public void close() {
        if (!ofOtherRules.isEmpty()) {
            notices.accept(file.name() + ": " + String.join(", ", ofOtherRules)
                    + ": the tables were made by another version of " + id + " than is here");
        }
        file.close();
    }
}
