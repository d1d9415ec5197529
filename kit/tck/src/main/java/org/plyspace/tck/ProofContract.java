package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Outcome;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.tck.proof.AlphaBeta;
import org.plyspace.tck.proof.ForwardTablebase;
import org.plyspace.tck.proof.MoveLister;
import org.plyspace.tck.proof.TextView;

/** Checks that a search, a tablebase, a view and a lister that know only the SPI work with the variant. */
interface ProofContract extends UnderTest {

    /** The largest number of cells of boards on which all well-formed moves are listed. */
    int CELLS_LISTED = 200;
    /** An empty square or a piece's symbol. */
    Pattern SQUARE_DRAWN = Pattern.compile("[.:]|[" + PieceType.MARKS + "]?[A-Za-z]");

    @TestFactory
    default Stream<DynamicTest> alphaBetaAgreesWithMinimax() {
        return specimens().inSomePositions(30, position -> {
            AlphaBeta search = new AlphaBeta(position.rules(), 2);
            int depth = position.countLegalMoves() > 60 ? 1 : 2;
            Answers before = Answers.full(position);
            assertEquals(search.minimax(position, depth), search.search(position, depth), "score");
            before.assertSame(Answers.full(position), "after a search");
        });
    }

    @TestFactory
    default Stream<DynamicTest> alphaBetaFindsMatesInOne() {
        return specimens().inSomePositions(2, position -> {
            if (Proofs.hasMateInOne(position)) {
                AlphaBeta search = new AlphaBeta(position.rules(), 2);
                assertEquals(AlphaBeta.MATE - 1, search.search(position, 2), "score of a mate in one");
                Side mover = position.sideToMove();
                position.make(search.bestMove());
                Optional<Side> winner = position.outcome().flatMap(Outcome::winner);
                assertEquals(Optional.of(mover), winner, "who has won after the best move");
                position.unmake();
            }
        });
    }

    /** The table of the strongest man against a bare royal piece, as far as the effort allows. */
    @TestFactory
    default Stream<DynamicTest> tablebaseMatesAreMates() {
        return specimens().inFirstRules(rules -> {
            long rounds = Math.min(40, specimens().effort().tablebase() / ForwardTablebase.size(rules));
            Optional<ForwardTablebase> table = rounds == 0 ? Optional.empty() : Proofs.tablebase(rules);
            for (int plies = 0; plies < rounds && table.isPresent(); plies++) {
                int mates = table.get().solve(plies);
                for (Position mate : table.get().mates(plies, 10)) {
                    Proofs.assertMatesIn(plies, mate, table.get());
                }
                if (mates == 0) {
                    break;
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> textViewShowsEveryManAndEverySquare() {
        return specimens().inSomePositions(10, position -> {
            List<String> lines = TextView.draw(position);
            assertEquals(1, lines.stream().map(String::length).distinct().count(), "different lengths of lines");
            List<String> squares = SQUARE_DRAWN
                    .matcher(String.join("\n", lines.subList(1, lines.size())))
                    .results()
                    .map(MatchResult::group)
                    .toList();
            assertEquals(
                    position.rules().cells(), squares.size(), () -> "squares drawn in\n" + String.join("\n", lines));
            assertEquals(
                    Proofs.menInOrder(position),
                    squares.stream()
                            .filter(square -> !square.matches("[.:]"))
                            .sorted()
                            .toList());
        });
    }

    @TestFactory
    default Stream<DynamicTest> listerFindsTheLegalMoves() {
        return specimens()
                .inFirstRules(rules -> specimens().games().get(0).play(0, Sample.step(30), position -> {
                    if (rules.cells() <= CELLS_LISTED) {
                        long legal = MoveLister.list(position)
                                .filter(MoveLister.Entry::isLegal)
                                .count();
                        assertEquals(position.countLegalMoves(), legal, "well-formed moves judged legal");
                    }
                }));
    }
}
