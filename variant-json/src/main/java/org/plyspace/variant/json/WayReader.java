package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.LatticeCastling;
import org.plyspace.movegen.lattice.declare.LatticeCastling.Trip;
import org.plyspace.variant.json.CastlingReader.Way;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * Reads one way to castle.
 *
 * @param lettered whether the right to it is written as a letter
 */
record WayReader(Board board, boolean lettered, Format format, Mistakes mistakes) {

    static final List<String> FIELDS = List.of("text", "side", "king", "rook", "crossed", "empty");
    static final String RIGHT = "right";

    private static final Map<String, List<Side>> SIDES = Map.of(
            "white", List.of(Side.WHITE),
            "black", List.of(Side.BLACK),
            "both", List.of(Side.WHITE, Side.BLACK));

    /** The way of each side that has it; none if anything is wrong with it. */
    List<Way> read(Node node) {
        int before = mistakes.count();
        Values values = new Values(mistakes);
        Section section = Section.of(node, mistakes, fields());
        Optional<String> text = section.required("text").flatMap(value -> values.text(value, Form.CASTLING));
        List<Side> sides = section.optional("side")
                .flatMap(value -> values.oneOf(value, SIDES))
                .orElse(SIDES.get("both"));
        Optional<String> right =
                lettered ? section.required(RIGHT).flatMap(value -> values.text(value, Form.RIGHT)) : Optional.empty();
        Optional<Castling> castling = castling(section, text.orElse(""), sides.get(0));
        return mistakes.count() > before
                ? List.of()
                : sides.stream()
                        .flatMap(side -> forSide(new Way(castling.orElseThrow(), right, section), side).stream())
                        .toList();
    }

    private List<String> fields() {
        List<String> fields = new ArrayList<>(FIELDS);
        if (lettered) {
            fields.add(RIGHT);
        }
        return fields;
    }

    private Optional<Castling> castling(Section section, String text, Side side) {
        int before = mistakes.count();
        Trip king = trip(section, "king");
        Trip rook = trip(section, "rook");
        Optional<List<Integer>> crossed = cells(section, "crossed");
        Optional<List<Integer>> empty = cells(section, "empty");
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        if (crossed.isPresent() && empty.isPresent()) {
            return Optional.of(new Castling(
                    text, side, king.from(), king.to(), rook.from(), rook.to(), crossed.get(), empty.get()));
        }
        try {
            Castling straight = LatticeCastling.straight(board.lattice(), text, side, king, rook);
            return Optional.of(new Castling(
                    text,
                    side,
                    king.from(),
                    king.to(),
                    rook.from(),
                    rook.to(),
                    crossed.orElseGet(straight::crossed),
                    empty.orElseGet(straight::empty)));
        } catch (IllegalArgumentException bent) {
            mistakes.add(
                    section.place(),
                    "king and rook do not stay on one rank of one level; expected fields 'crossed' and 'empty'");
            return Optional.empty();
        }
    }

    /** A way declared for White, for both sides: Black's is opposite, its letter in lower case. */
    private Optional<Way> forSide(Way way, Side side) {
        if (way.castling().side() == side) {
            return Optional.of(way);
        }
        try {
            Castling opposite = LatticeCastling.opposite(way.castling(), board.lattice(), board.mirror());
            return Optional.of(
                    new Way(opposite, way.right().map(letter -> letter.toLowerCase(Locale.ROOT)), way.section()));
        } catch (IllegalArgumentException missing) {
            mistakes.add(
                    way.section().place(),
                    "Black's squares opposite to these are missing; expected \"side\": \"white\", and a way for Black");
            return Optional.empty();
        }
    }

    private Trip trip(Section section, String field) {
        Optional<Node> node = section.required(field);
        List<Node> squares =
                node.map(value -> new Values(mistakes).items(value, 2)).orElse(List.of());
        if (squares.size() == 2) {
            CellsReader cells = new CellsReader(board, format, mistakes);
            OptionalInt from = cells.cell(squares.get(0));
            OptionalInt to = cells.cell(squares.get(1));
            return new Trip(from.orElse(0), to.orElse(0));
        }
        node.ifPresent(value -> mistakes.add(value.place(), "expected two squares, from and to"));
        return new Trip(0, 0);
    }

    private Optional<List<Integer>> cells(Section section, String field) {
        CellsReader cells = new CellsReader(board, format, mistakes);
        return section.optional(field)
                .map(node -> new Values(mistakes)
                        .items(node, board.lattice().cells()).stream()
                                .flatMap(item -> cells.cell(item).stream().boxed())
                                .toList());
    }
}
