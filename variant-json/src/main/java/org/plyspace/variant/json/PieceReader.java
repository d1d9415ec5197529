package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.PieceType;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the pieces, pawns apart: an object whose fields are named by the pieces' letters. */
record PieceReader(StepReader steps, Mistakes mistakes) {

    static final List<String> FIELDS = List.of("name", "royal", "rides", "leaps");

    /** A piece as declared. */
    record Declared(char letter, String name, boolean royal, List<Step> rides, List<Step> leaps) {}

    /** The name of a piece or pawn, unless it is that of a piece read before. */
    static Optional<String> name(Node node, List<Declared> before, Values values) {
        Optional<String> name = values.text(node, Form.PIECE_NAME);
        Optional<Declared> other = before.stream()
                .filter(piece -> name.isPresent() && piece.name().equals(name.get()))
                .findFirst();
        return other.isEmpty()
                ? name
                : values.refused(
                        node,
                        Values.quoted(name.orElseThrow()) + " is the name of piece "
                                + other.get().letter() + " already; another one would be accepted");
    }

    List<Declared> read(Node node) {
        Section section = Section.named(node, mistakes);
        List<Declared> pieces = new ArrayList<>();
        section.fields().forEach((letter, field) -> piece(letter, field, pieces).ifPresent(pieces::add));
        if (section.fields().size() >= PieceType.MAX_TYPES) {
            mistakes.add(
                    node.place(),
                    section.fields().size() + " pieces are refused; at most " + (PieceType.MAX_TYPES - 1)
                            + " would be accepted");
        }
        boolean allRead = pieces.size() == section.fields().size();
        if (allRead && node instanceof Node.Fields && pieces.stream().noneMatch(Declared::royal)) {
            mistakes.add(node.place(), "no piece is royal; one with \"royal\": true would be accepted");
        }
        return pieces;
    }

    private Optional<Declared> piece(String letter, Node.Field field, List<Declared> before) {
        if (!Form.LETTER.fits(letter)) {
            mistakes.add(field.name(), Values.quoted(letter) + " is no letter of a piece; " + Form.LETTER.accepted());
        }
        Values values = new Values(mistakes);
        Section section = Section.of(field.value(), mistakes, FIELDS);
        Optional<String> name = section.required("name").flatMap(node -> name(node, before, values));
        boolean royal = section.optional("royal").flatMap(values::flag).orElse(false);
        List<Step> rides = section.optional("rides").map(steps::read).orElse(List.of());
        List<Step> leaps = section.optional("leaps").map(steps::read).orElse(List.of());
        return name.isPresent() && Form.LETTER.fits(letter)
                ? Optional.of(new Declared(letter.charAt(0), name.get(), royal, rides, leaps))
                : Optional.empty();
    }
}
