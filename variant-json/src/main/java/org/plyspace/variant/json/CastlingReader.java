package org.plyspace.variant.json;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the ways to castle and how the rights to them are written. */
record CastlingReader(Board board, Format format, Mistakes mistakes) {

    static final List<String> FIELDS = List.of("ways", "homes");

    private static final int MOST_WAYS = 16;

    /** The ways to castle, and how their rights are written. */
    record Declared(CastlingSyntax syntax, List<Way> ways) {}

    /**
     * A way to castle.
     *
     * @param right the letter of its right, if rights are written as letters
     * @param section where it was declared
     */
    record Way(Castling castling, Optional<String> right, Section section) {}

    Declared read(Node node) {
        Values values = new Values(mistakes);
        Section section = Section.of(node, mistakes, FIELDS);
        WayReader reader = new WayReader(board, !section.has("homes"), format, mistakes);
        List<Node> nodes = section.required("ways")
                .map(ways -> values.oneOrMore(ways, MOST_WAYS))
                .orElse(List.of());
        List<Way> ways = nodes.stream()
                .flatMap(way -> reader.read(way).stream())
                .sorted(Comparator.comparing(way -> way.castling().side()))
                .toList();
        CastlingSyntax syntax = section.optional("homes").map(this::homes).orElseGet(() -> letters(ways));
        return new Declared(syntax, ways);
    }

    private static CastlingSyntax letters(List<Way> ways) {
        return new CastlingSyntax.Letters(
                ways.stream().map(way -> way.right().orElse("")).collect(Collectors.joining()));
    }

    private CastlingSyntax homes(Node node) {
        CellsReader cells = new CellsReader(board, format, mistakes);
        return new CastlingSyntax.Homes(new Values(mistakes)
                .oneOrMore(node, MOST_WAYS).stream()
                        .flatMap(home -> cells.cell(home).stream().boxed())
                        .distinct()
                        .toList());
    }
}
