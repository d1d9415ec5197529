package org.plyspace.web.game;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.endgame.PositionTables;
import org.plyspace.endgame.TableAnswers.ValuedMove;
import org.plyspace.engine.Game;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.web.http.PageSettings;

/**
 * Asks tablebases about positions of games. Thread-safe. Tables are open only while they are asked, so that they can be made, replaced
 * and removed while the page is served.
 */
final class GameTables {

    private final Optional<Path> folder;

    @Inject
    GameTables(PageSettings settings) {
        folder = settings.shown().tables();
    }

    /** What tables say of the position at a ply of a game, if the game goes on there. */
    TablesView ask(LiveGame liveGame, int ply) {
        Game game = liveGame.copyTo(ply);
        if (folder.filter(Files::isDirectory).isEmpty()) {
            return TablesView.NONE;
        }
        GameQueue rules = liveGame.rules();
        try {
            String source = rules.digest();
            return rules.askOfCopy(() -> game.outcome().isPresent() ? TablesView.NONE : ask(game.position(), source));
        } catch (InputException unreadable) {
            return TablesView.unreadable(unreadable.getMessage());
        }
    }

    private TablesView ask(Position position, String source) {
        try (PositionTables tables = new PositionTables(folder.orElseThrow(), position.rules(), source)) {
            Optional<Integer> value = tables.value(position);
            Optional<List<ValuedMove>> moves = value.flatMap(known -> tables.valued(position));
            return moves.map(all -> TablesView.of(value.orElseThrow(), all)).orElse(TablesView.NONE);
        } catch (IOException failed) {
            throw FileErrors.unreadable(FileNames.shown(folder.orElseThrow()), failed);
        }
    }
}
