package org.plyspace.engine.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.PieceType;

/**
 * The outline of a piece, as SVG path data in a square of 100 units, y growing downwards.
 *
 * @param body the outline, filled in the side's colour
 * @param lines lines drawn on it in the colour of the contour; may be empty
 */
record Figure(String body, String lines) {

    private static final Map<String, Figure> USUAL = usual();

    /** The outline of a type: its own, else that of its usual name; empty if there is neither. */
    static Optional<Figure> of(PieceType type) {
        return type.figure()
                .map(path -> new Figure(path, ""))
                .or(() -> Optional.ofNullable(USUAL.get(type.usualName())));
    }

    /** Whether the symbol must be shown too: another type has the same outline, or there is none. */
    static boolean needsSymbol(PieceType type, List<PieceType> all) {
        Optional<Figure> own = of(type);
        return own.isEmpty()
                || all.stream()
                        .anyMatch(other ->
                                other.index() != type.index() && of(other).equals(own));
    }

    private static Map<String, Figure> usual() {
        Map<String, Figure> figures = new HashMap<>();
        figures.put(
                "pawn",
                new Figure(
                        "M80.4 92L80.4 85.7Q80.4 81.1 74.5 79.4Q67.6 76.9 65.2 68.5Q62.7 61.8 61.8 "
                                + "56.7L69.6 55L69.6 52.1L60.8 50C69.6 47.5 71.6 33.2 61.8 27.7Q55.9 25.2 50 "
                                + "25.2Q44.1 25.2 38.2 27.7C28.4 33.2 30.4 47.5 39.2 50L30.4 52.1L30.4 55L38.2 "
                                + "56.7Q37.3 61.8 34.8 68.5Q32.4 76.9 25.5 79.4Q19.6 81.1 19.6 85.7L19.6 92Z",
                        ""));
        figures.put(
                "rook",
                new Figure(
                        "M84.3 92L84.3 85Q84.3 80.5 78.4 78.9Q73 76.8 71.6 69L69.1 46.1L77.4 42L77.4 "
                                + "19.8L66.2 19.8L66.2 27.2L56.4 27.2L56.4 19.8L50 19.8L43.6 19.8L43.6 "
                                + "27.2L33.8 27.2L33.8 19.8L22.6 19.8L22.6 42L30.9 46.1L28.4 69Q27 76.8 21.6 "
                                + "78.9Q15.7 80.5 15.7 85L15.7 92Z",
                        "M30.4 44.4H69.6M24.5 78.9H75.5"));
        figures.put(
                "knight",
                new Figure(
                        "M74 76.8C82.3 55.2 79.4 28 54.9 17.6L54.4 7.6L47.1 16C38.2 18.4 33.3 23.2 "
                                + "30.4 29.6C25.5 36 17.7 42.4 16.2 48.4C15.2 54.4 20.6 57.6 26.5 56.4L33.3 "
                                + "52.8C39.2 52 44.1 52 49 50.4C48 58.4 39.2 63.2 33.3 68C30.4 71.2 29.4 74.4 "
                                + "29.4 76.8ZM84.3 92L84.3 85.2Q84.3 80.8 78.4 79.2L76.5 76L50 76L23.5 76L21.6 "
                                + "79.2Q15.7 80.8 15.7 85.2L15.7 92Z",
                        "M35.8 30.4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM20.6 49.6L23.5 48.4"));
        figures.put(
                "unicorn",
                new Figure(
                        "M74 76.8C82.3 55.2 79.4 28 54.9 17.6L54.4 7.6L47.1 16C38.2 18.4 33.3 23.2 "
                                + "30.4 29.6C25.5 36 17.7 42.4 16.2 48.4C15.2 54.4 20.6 57.6 26.5 56.4L33.3 "
                                + "52.8C39.2 52 44.1 52 49 50.4C48 58.4 39.2 63.2 33.3 68C30.4 71.2 29.4 74.4 "
                                + "29.4 76.8ZM41.2 17.6L14.7 2.4L33.3 24ZM84.3 92L84.3 85.2Q84.3 80.8 78.4 "
                                + "79.2L76.5 76L50 76L23.5 76L21.6 79.2Q15.7 80.8 15.7 85.2L15.7 92Z",
                        "M35.8 32a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"));
        figures.put(
                "bishop",
                new Figure(
                        "M82.8 92L82.8 85.5Q82.8 81.2 77 79.7Q68.6 77.4 65.7 66.6Q62.7 53.5 61.3 "
                                + "47L70.1 45L70.1 42.3L60.8 40.4C74.5 33.5 69.6 21.2 54.9 13.5C59.8 11.1 57.8 "
                                + "5.8 50 5.8C42.2 5.8 40.2 11.1 45.1 13.5C30.4 21.2 25.5 33.5 39.2 40.4L29.9 "
                                + "42.3L29.9 45L38.7 47Q37.3 53.5 34.3 66.6Q31.4 77.4 23 79.7Q17.2 81.2 17.2 "
                                + "85.5L17.2 92Z",
                        "M52 33.5L62.7 22.7M33.3 43.5H66.7"));
        figures.put(
                "queen",
                new Figure(
                        "M86.8 92L86.8 85.5Q86.8 81.2 79.9 79.8Q71.1 76.9 67.6 64.6Q63.7 50.2 62.2 "
                                + "38.7L71.6 36.9L71.6 34.4L62.7 32.6Q64.7 22.9 74.5 12.8L69.6 11.4L64.7 15L50 "
                                + "12.8L35.3 15L30.4 11.4L25.5 12.8Q35.3 22.9 37.3 32.6L28.4 34.4L28.4 "
                                + "36.9L37.8 38.7Q36.3 50.2 32.4 64.6Q28.9 76.9 20.1 79.8Q13.2 81.2 13.2 "
                                + "85.5L13.2 92ZM21.1 10.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0ZM32.9 "
                                + "9.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0ZM45.6 7.8a4.4 4.4 0 1 0 8.8 "
                                + "0a4.4 4.4 0 1 0 -8.8 0ZM58.3 9.2a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 "
                                + "0ZM70.1 10.6a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z",
                        "M31.4 35.5H68.6"));
        figures.put(
                "king",
                new Figure(
                        "M45.5 18.3V12.6H38V5.1H45.5V1.3H54.5V5.1H62V12.6H54.5V18.3ZM86.8 92L86.8 "
                                + "86.3Q86.8 82.5 79.9 81.3Q72 78.8 68.6 68.1Q65.2 55.5 63.7 44.1L73 42.5L73 "
                                + "40.3L64.2 38.8Q66.7 30.3 73.5 24Q69.6 18.9 55.9 17L50 17L44.1 17Q30.4 18.9 "
                                + "26.5 24Q33.3 30.3 35.8 38.8L27 40.3L27 42.5L36.3 44.1Q34.8 55.5 31.4 "
                                + "68.1Q27.9 78.8 20.1 81.3Q13.2 82.5 13.2 86.3L13.2 92Z",
                        "M30.4 41.6H69.6"));
        return Map.copyOf(figures);
    }
}
