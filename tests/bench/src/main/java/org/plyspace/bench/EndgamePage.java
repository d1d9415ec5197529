package org.plyspace.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonMappers;
import tools.jackson.databind.JsonNode;

/**
 * Writes the tables of docs/endgames.md, and its picture of cubes, from the rows that bench/endgames keeps. The table of a part stands
 * between {@code <!-- part NAME -->} and {@code <!-- end -->}.
 */
final class EndgamePage {

    private static final String HEADS = """
            | rule set | material | White to move: won | drawn | Black to move: lost | drawn | longest | a longest win |
            | --- | --- | --- | --- | --- | --- | --- | --- |
            """;

    private EndgamePage() {}

    /** Takes the page and the picture, which are written anew, and the file of rows. */
    public static void main(String[] args) throws IOException {
        if (args.length != 3) {
            System.err.println("usage: EndgamePage PAGE PICTURE ROWS");
            System.exit(2);
        }
        try {
            Path page = Path.of(args[0]);
            List<String> rows = Files.readAllLines(Path.of(args[2]));
            Files.writeString(page, filled(Files.readString(page), rows));
            Files.writeString(Path.of(args[1]), picture(rows));
        } catch (UsageException refused) {
            System.err.println("EndgamePage: " + refused.getMessage());
            System.exit(2);
        }
    }

    /**
     * The page with its tables made anew.
     *
     * @param rows a JSON object each
     * @throws UsageException if a row was confirmed by nothing, or the page has no place for the rows of a part
     */
    static String filled(String page, List<String> rows) {
        Map<String, StringBuilder> tables = new LinkedHashMap<>();
        for (String row : rows) {
            JsonNode read = JsonMappers.PLAIN.readTree(row);
            if (!isConfirmed(read)) {
                throw new UsageException("nothing confirms the row " + row);
            }
            boolean many = read.has("arrangements");
            tables.computeIfAbsent(
                            read.get("part").stringValue(),
                            part -> new StringBuilder(many ? ArrangementsLine.HEADS : HEADS))
                    .append(many ? ArrangementsLine.of(read.get("arrangements")) : line(read));
        }
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : page.split("\n", -1)) {
            inside &= !line.equals("<!-- end -->");
            if (!inside) {
                lines.add(line);
            }
            if (line.startsWith("<!-- part ")) {
                String part = line.substring("<!-- part ".length(), line.length() - " -->".length());
                StringBuilder table = tables.remove(part);
                if (table != null) {
                    inside = true;
                    lines.add("\n" + table);
                }
            }
        }
        if (!tables.isEmpty()) {
            throw new UsageException(
                    "the page has no '<!-- part " + tables.keySet().iterator().next() + " -->'");
        }
        return String.join("\n", lines);
    }

    /** The share of positions that king and queen win on cubes, and the longest win. */
    static String picture(List<String> rows) {
        List<CubePlot.Bar> bars = rows.stream()
                .map(JsonMappers.PLAIN::readTree)
                .filter(row -> row.get("part").stringValue().equals("cube"))
                .filter(row -> row.get("info").get("material").stringValue().equals("KQvK"))
                .map(EndgamePage::bar)
                .toList();
        return CubePlot.svg(
                "K+Q v K on the cube of n x n x n: positions won with White to move, and the longest win", bars);
    }

    private static CubePlot.Bar bar(JsonNode row) {
        String setting = row.get("info").get("setting").stringValue();
        JsonNode white = row.get("stats").get("white");
        // The cube of five cells along each edge is the default, which a setting does not name.
        int edge = setting.contains("=") ? Integer.parseInt(setting.substring(setting.indexOf('=') + 1)) : 5;
        double all = count(white, "wins") + count(white, "draws") + count(white, "losses");
        return new CubePlot.Bar(edge, count(white, "wins") / all, (longest(white.get("winsIn")) + 1) / 2);
    }

    private static String line(JsonNode row) {
        JsonNode info = row.get("info");
        JsonNode white = row.get("stats").get("white");
        JsonNode black = row.get("stats").get("black");
        int plies = longest(white.get("winsIn"));
        return String.join(
                " | ",
                "| " + info.get("setting").stringValue(),
                info.get("material").stringValue(),
                share(white, "wins"),
                number(count(white, "draws")),
                share(black, "losses"),
                number(count(black, "draws")),
                plies == 0 ? "" : moves(plies),
                // A bar within a cell would end it, even in code.
                (plies == 0 ? "" : "`" + white.get("longestWin").stringValue().replace("|", "\\|") + "`") + " |\n");
    }

    /** Whether every value was derived anew, or a second program counted the same. */
    private static boolean isConfirmed(JsonNode row) {
        JsonNode verify = row.path("verify").path("contradictions");
        if (verify.isNumber()) {
            return verify.intValue() == 0;
        }
        JsonNode white = row.get("stats").get("white");
        JsonNode black = row.get("stats").get("black");
        long[] counted = {
            count(white, "wins"),
            count(white, "draws"),
            count(black, "losses"),
            count(black, "draws"),
            longest(white.get("winsIn"))
        };
        return Arrays.equals(
                counted,
                row.get("recount").valueStream().mapToLong(JsonNode::longValue).toArray());
    }

    private static int longest(JsonNode winsIn) {
        return winsIn.propertyNames().stream().mapToInt(Integer::parseInt).max().orElse(0);
    }

    static String moves(int plies) {
        int moves = (plies + 1) / 2;
        return moves + (moves == 1 ? " move" : " moves");
    }

    private static String share(JsonNode side, String result) {
        return share(count(side, result), count(side, "wins") + count(side, "draws") + count(side, "losses"));
    }

    /** How many of all, with their share unless that is all or nothing. */
    static String share(long of, long all) {
        if (of == all || of == 0) {
            return of == 0 ? "none" : "all " + number(of);
        }
        return number(of) + " (" + percent((double) of / all) + ")";
    }

    /** A share in per cent. What is not all never reads as all, what is not nothing never as nothing. */
    static String percent(double share) {
        double percent = 100 * share;
        String shown = percent > 99.99 && percent < 100
                ? "more than 99.99"
                : percent < 0.01 && percent > 0 ? "less than 0.01" : String.format(Locale.ROOT, "%.2f", percent);
        return shown + " %";
    }

    private static long count(JsonNode side, String result) {
        return side.get(result).get("whole").longValue();
    }

    static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
