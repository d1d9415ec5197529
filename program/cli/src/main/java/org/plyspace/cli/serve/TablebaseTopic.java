package org.plyspace.cli.serve;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.RuleTables;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableAnswers;
import org.plyspace.endgame.Value;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;

/** What tablebases are asked for. They are open only while they are asked. */
record TablebaseTopic(Provider<Registry> registry, Environment environment) implements Topics {

    @Inject
    TablebaseTopic {}

    @Override
    public Map<String, Topic> all() {
        return Map.of("tablebase", Topic.of(Topic.joined(AskedGame.MEMBERS, "tables"), this::probed));
    }

    /**
     * What tables say of a position, repetition and clock apart.
     *
     * @param known whether they have it; if not, nothing of the following is there
     * @param result {@code win}, {@code draw} or {@code loss} of the side to move
     * @param plies the plies to the end by best play; missing for a draw
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Probed(
            String variant, String position, boolean known, String result, Integer plies, List<ValuedMove> moves) {}

    /** A legal move and its value for the side that makes it, in plies that count the move. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ValuedMove(String move, String result, Integer plies) {}

    private Probed probed(JsonFields question) {
        AskedGame asked = AskedGame.of(question);
        Optional<String> named = question.optionalText("tables");
        Path folder = RuleTables.folder(named, environment)
                .orElseThrow(() -> new UsageException("there is no data folder for tables; expected tables"));
        if (named.isPresent() && !Files.isDirectory(folder)) {
            throw new UsageException(
                    "cannot read the tables in '" + FileNames.shown(folder) + "': there is no such folder");
        }
        return registry.get().ask(asked.variant(), "for a tablebase", () -> {
            Position position = asked.play(registry.get()).position();
            try (PositionTables tables = RuleTables.forPositions(folder, registry.get(), position.rules())) {
                return probed(position, tables.value(position), tables.valued(position));
            } catch (IOException failed) {
                throw FileErrors.unreadable(FileNames.shown(folder), failed);
            }
        });
    }

    private static Probed probed(
            Position position, Optional<Integer> value, Optional<List<TableAnswers.ValuedMove>> moves) {
        String variant = position.rules().setting();
        String text = position.words().text();
        if (value.isEmpty() || moves.isEmpty()) {
            return new Probed(variant, text, false, null, null, null);
        }
        return new Probed(
                variant,
                text,
                true,
                Value.result(value.get()),
                TableTexts.plies(value.get()),
                moves.get().stream()
                        .map(move ->
                                new ValuedMove(move.text(), Value.result(move.value()), TableTexts.plies(move.value())))
                        .toList());
    }
}
