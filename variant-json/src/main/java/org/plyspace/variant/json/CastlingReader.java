package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.plyspace.api.Side;
import org.plyspace.movegen.lattice.Castling;
import org.plyspace.movegen.lattice.CastlingSyntax;
import org.plyspace.variant.json.CastlingPath.Trip;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the ways to castle and how the rights to them are written. */
final class CastlingReader {

    private static final int MOST_WAYS = 16;
    private static final int MOST_HOMES = 16;
    private static final List<String> FIELDS = List.of("ways", "homes");

    private final Board board;
    private final Mistakes mistakes;
    private final Values values;

    CastlingReader(Board board, Mistakes mistakes) {
        this.board = board;
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
    }

    /** What was read; {@code ways} and their nodes are in the same order. */
    record Declared(CastlingSyntax syntax, List<Way> ways, String path) {}

    /** A way to castle, the letter of its right if it has one, and where it was declared. */
    record Way(Castling castling, Optional<String> right, Node node) {}

    Declared read(Node node) {
        Section section = Section.of(node, mistakes, FIELDS);
        int before = mistakes.count();
        List<Way> white = new ArrayList<>();
        List<Way> black = new ArrayList<>();
        for (Node way : section.required("ways")
                .map(ways -> values.oneOrMore(ways, MOST_WAYS))
                .orElse(List.of())) {
            readWay(way, !section.has("homes"), white, black);
        }
        List<Way> ways = new ArrayList<>(white);
        ways.addAll(black);
        CastlingSyntax syntax = section.optional("homes").map(this::homes).orElseGet(() -> letters(ways));
        if (mistakes.count() == before) {
            new CastlingCheck(board, ways, syntax, mistakes).check();
        }
        return new Declared(syntax, ways, section.place().path());
    }

    private static CastlingSyntax letters(List<Way> ways) {
        return new CastlingSyntax.Letters(
                ways.stream().map(way -> way.right().orElse("?")).collect(Collectors.joining()));
    }

    private CastlingSyntax homes(Node node) {
        CellsReader cells = new CellsReader(board, mistakes);
        return new CastlingSyntax.Homes(values.oneOrMore(node, MOST_HOMES).stream()
                .flatMap(home -> cells.cell(home).stream().boxed())
                .distinct()
                .toList());
    }

    private void readWay(Node node, boolean lettered, List<Way> white, List<Way> black) {
        List<String> fields = new ArrayList<>(List.of("text", "side", "king", "rook", "crossed", "empty"));
        if (lettered) {
            fields.add("right");
        }
        int before = mistakes.count();
        Section section = Section.of(node, mistakes, fields);
        Optional<String> text = section.required("text").flatMap(value -> values.text(value, Form.CASTLING));
        List<Side> sides = section.optional("side")
                .flatMap(value -> values.oneOf(
                        value,
                        Map.of(
                                "white",
                                List.of(Side.WHITE),
                                "black",
                                List.of(Side.BLACK),
                                "both",
                                List.of(Side.values()))))
                .orElse(List.of(Side.values()));
        Optional<String> right = lettered
                ? section.required("right").flatMap(value -> values.text(value, Form.RIGHT))
                : Optional.empty();
        Trip king = trip(section, "king");
        Trip rook = trip(section, "rook");
        Optional<List<Integer>> crossed = cells(section, "crossed");
        Optional<List<Integer>> empty = cells(section, "empty");
        if (mistakes.count() > before) {
            return;
        }
        CastlingPath path = new CastlingPath(board.lattice(), king, rook);
        if (!path.isStraight() && (crossed.isEmpty() || empty.isEmpty())) {
            mistakes.add(
                    node.place(),
                    "king and rook do not stay on one rank of one level; the fields 'crossed' and"
                            + " 'empty' are needed to say which squares matter");
            return;
        }
        Castling way = new Castling(
                text.orElseThrow(),
                Side.WHITE,
                king.from(),
                king.to(),
                rook.from(),
                rook.to(),
                crossed.orElseGet(path::crossed),
                empty.orElseGet(path::empty));
        boolean both = sides.size() == 2;
        if (sides.contains(Side.WHITE)) {
            white.add(new Way(way, right, node));
        }
        if (sides.contains(Side.BLACK)) {
            Castling blacks = both ? path.mirrored(way) : CastlingPath.forSide(way, Side.BLACK);
            black.add(new Way(blacks, right.map(letter -> both ? letter.toLowerCase(Locale.ROOT) : letter), node));
        }
    }

    private Trip trip(Section section, String field) {
        Optional<Node> node = section.required(field);
        List<Node> squares = node.map(value -> values.items(value, 2)).orElse(List.of());
        if (squares.size() == 2) {
            CellsReader cells = new CellsReader(board, mistakes);
            OptionalInt from = cells.cell(squares.get(0));
            OptionalInt to = cells.cell(squares.get(1));
            return new Trip(from.orElse(0), to.orElse(0));
        }
        node.ifPresent(value -> values.refused(value, "two squares, from and to, would be accepted"));
        return new Trip(0, 0);
    }

    private Optional<List<Integer>> cells(Section section, String field) {
        CellsReader cells = new CellsReader(board, mistakes);
        return section.optional(field)
                .map(node -> values.items(node, board.lattice().cells()).stream()
                        .flatMap(item -> cells.cell(item).stream().boxed())
                        .toList());
    }
}
