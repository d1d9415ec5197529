package org.plyspace.report.html;

import java.util.List;

/** The sample games of a page: their moves as text, and space for the boards that the script draws. */
final class GameSection {

    private final List<SampleGame> games;
    private final Html html;

    GameSection(List<SampleGame> games, Html html) {
        this.games = games;
        this.html = html;
    }

    void write() {
        if (games.isEmpty()) {
            return;
        }
        html.open("section", "id", "games").element("h2", "Sample games");
        html.element("p", "Of every setting the game of median length among its first 25, chosen by that alone.");
        html.open("div", "id", "viewer").closeLine();
        for (SampleGame game : games) {
            html.open("details").element("summary", game.caption() + ": moves");
            html.element("p", moves(game), "class", "moves");
            html.closeLine();
        }
        html.closeLine();
    }

    private static String moves(SampleGame game) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < game.steps().size(); i++) {
            text.append(i % 2 == 1 ? (i == 1 ? "" : " ") + (i + 1) / 2 + ". " : " ")
                    .append(game.steps().get(i).move());
        }
        return text.toString();
    }
}
