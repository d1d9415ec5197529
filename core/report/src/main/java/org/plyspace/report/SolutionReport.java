package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.engine.MoveTexts;
import org.plyspace.match.advice.Speed;
import org.plyspace.search.mate.ProvedMove;
import org.plyspace.search.mate.Solution;

/**
 * Whether a win within a number of moves was proved, as text and as JSON.
 *
 * @param asked the number of moves of the side to move within which a win was sought
 * @param answer {@code win}, {@code no win} or {@code unsettled}
 * @param moves the smallest number of moves within which that side wins; without a proved win, the number within which it does not
 * @param line the line of the longest defence, if that side wins
 * @param outcome how the game ends after the line
 * @param tree the first move with everything that can follow, if it was requested
 * @param whole whether the tree has every defence
 * @param byTables true if tablebases know it; empty if it was searched for
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record SolutionReport(
        String variant,
        String position,
        int asked,
        String answer,
        int moves,
        Optional<List<String>> line,
        Optional<String> outcome,
        Optional<Branch> tree,
        Optional<Boolean> whole,
        Optional<Boolean> byTables,
        long nodes,
        double seconds,
        long nodesPerSecond) {

    private static final String INDENT = "  ";
    private static final String WIN = "win";

    /**
     * A move of the proof.
     *
     * @param movesLeft the number of moves of the winning side that follow
     * @param outcome how the game ends with this move, if it does
     * @param next the moves that follow, longest defence first
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Branch(String move, int movesLeft, Optional<String> outcome, Optional<List<Branch>> next) {

        static Branch of(Position position, ProvedMove proved) {
            String text = position.words().text(proved.move(), Notation.MACHINE);
            position.make(proved.move());
            List<Branch> next =
                    proved.next().stream().map(answer -> of(position, answer)).toList();
            position.unmake();
            return new Branch(
                    text,
                    proved.movesLeft(),
                    proved.end().map(Outcome::toString),
                    next.isEmpty() ? Optional.empty() : Optional.of(next));
        }
    }

    /**
     * Creates the report on a position, which is left unchanged.
     *
     * @param asked the number of moves within which a win was sought
     * @param withTree whether to include every defence
     */
    public static SolutionReport of(Position position, int asked, Solution solution, boolean withTree) {
        return of(position, asked, solution, withTree, Optional.empty());
    }

    /**
     * Creates the report on what tablebases know of a position, which is left unchanged.
     *
     * @param asked the number of moves within which a win was sought
     */
    public static SolutionReport byTables(Position position, int asked, Solution solution) {
        return of(position, asked, solution, false, Optional.of(true));
    }

    private static SolutionReport of(
            Position position, int asked, Solution solution, boolean withTree, Optional<Boolean> byTables) {
        Speed speed = Speed.of(solution.nodes(), solution.nanos());
        Optional<ProvedMove> play = solution.play();
        return new SolutionReport(
                position.rules().setting(),
                position.words().text(),
                asked,
                solution.answer().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                solution.moves(),
                play.map(first -> MoveTexts.inTurn(position.copy(), first.line(), Notation.MACHINE)),
                play.map(first -> first.outcome().toString()),
                play.filter(first -> withTree).map(first -> Branch.of(position, first)),
                play.filter(first -> withTree).map(first -> solution.whole()),
                byTables,
                speed.nodes(),
                speed.seconds(),
                speed.perSecond());
    }

    /** The report as text: the answer, then the line, or the tree with one move per line. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(variant + ": " + words()
                + (byTables.isPresent() ? " by the tables" : ": " + new Speed(nodes, seconds)));
        if (tree.isPresent()) {
            add(tree.get(), "", lines);
            if (!whole.orElse(true)) {
                lines.add("the tree is too large: of some positions it has the longest defence only");
            }
        } else {
            line.ifPresent(moves -> lines.add(INDENT + String.join(" ", moves) + ": " + outcome.orElseThrow()));
        }
        return lines;
    }

    /** Whether a win is proved. */
    @JsonIgnore
    public boolean isWin() {
        return answer.equals(WIN);
    }

    private String words() {
        return switch (answer) {
            case WIN -> "win in " + moves;
            case "no win" -> "no win within " + moves(asked);
            default ->
                moves == 0
                        ? "not settled, not even whether one move wins"
                        : "not settled, but no win within " + moves(moves);
        };
    }

    private static String moves(int number) {
        return number + (number == 1 ? " move" : " moves");
    }

    /** Adds a move and its defences, which are indented; the answer to a defence stands on the same line. */
    private static void add(Branch attack, String before, List<String> lines) {
        lines.add(before.isEmpty() ? INDENT + inWords(attack) : before + "  " + inWords(attack));
        String indent = (before.isEmpty() ? INDENT : leading(before)) + INDENT;
        for (Branch defence : attack.next.orElse(List.of())) {
            String text = indent + inWords(defence);
            defence.next.ifPresentOrElse(next -> add(next.get(0), text, lines), () -> lines.add(text));
        }
    }

    private static String leading(String text) {
        return text.substring(0, text.length() - text.stripLeading().length());
    }

    private static String inWords(Branch branch) {
        return branch.move + branch.outcome.map(end -> ": " + end).orElse("");
    }
}
