package org.plyspace.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.statistics.Davidson;
import org.plyspace.statistics.Estimate;

/** Matches of engines, each against each other. Confined to one thread. */
public final class Tournament {

    private final int players;
    private final List<Meeting> meetings = new ArrayList<>();

    /** A match between two of the engines, by their numbers. */
    private record Meeting(int first, int second, MatchResult result, List<MatchStanding.PairScore> scores) {}

    /** Creates a tournament of so many engines, numbered from 0. */
    public Tournament(int players) {
        this.players = players;
    }

    /** Adds a match between two of the engines. */
    public void met(int first, int second, Match match) {
        meetings.add(new Meeting(
                first, second, match.standing().result(), match.standing().scores()));
    }

    /**
     * An engine's row in the table.
     *
     * @param player the engine's number
     * @param rating the rating in Elo around a mean of 0, see {@link Davidson#ratings}
     * @param halfPoints the half points in all games
     * @param games the number of games played
     * @param against the half points against each engine by number; -1 if they have not met
     */
    public record Place(int player, Estimate rating, int halfPoints, int games, List<Integer> against) {}

    /** The rows of all engines, the strongest first. */
    public List<Place> places() {
        Davidson davidson = new Davidson(players);
        for (Meeting meeting : meetings) {
            meeting.scores.forEach(pair -> davidson.add(meeting.first, meeting.second, pair.asWhite(), pair.asBlack()));
        }
        List<Estimate> ratings = davidson.ratings();
        return IntStream.range(0, players)
                .mapToObj(player -> place(player, ratings.get(player)))
                .sorted((one, other) -> {
                    int byRating =
                            Double.compare(other.rating().mean(), one.rating().mean());
                    return byRating != 0 ? byRating : Integer.compare(other.halfPoints(), one.halfPoints());
                })
                .toList();
    }

    private Place place(int player, Estimate rating) {
        List<Integer> against = new ArrayList<>();
        int halfPoints = 0;
        int games = 0;
        for (int other = 0; other < players; other++) {
            int scored = -1;
            for (Meeting meeting : meetings) {
                boolean first = meeting.first == player && meeting.second == other;
                if (first || (meeting.second == player && meeting.first == other)) {
                    MatchResult result = meeting.result;
                    scored = 2 * (first ? result.wins() : result.losses()) + result.draws();
                    halfPoints += scored;
                    games += result.games();
                }
            }
            against.add(scored);
        }
        return new Place(player, rating, halfPoints, games, against);
    }
}
