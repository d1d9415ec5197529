package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.List;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.search.PieceValues;
import org.plyspace.web.http.Answers;
import org.plyspace.web.http.RequestParameters;

/** Answers with the piece values of the program's engines. */
public final class PieceValueAnswers implements Answers {

    private final RuleShelf shelf;

    @Inject
    PieceValueAnswers(RuleShelf shelf) {
        this.shelf = shelf;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/worth", context -> context.json(worth(new RequestParameters(context))));
    }

    private Worths worth(RequestParameters requestParameters) {
        return shelf.ask(requestParameters.text("variant"), "", "for what its pieces are worth", rules -> {
            PieceValues values = new PieceValues(rules);
            return new Worths(
                    rules.setting(),
                    rules.pieceTypes().stream()
                            .map(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                            .toList());
        });
    }

    /**
     * The value of each type of piece.
     *
     * @param worth the values in hundredths of a pawn, by the type's index; 0 for royal pieces
     */
    record Worths(String variant, List<Integer> worth) {}
}
