package org.plyspace.variant.json;

import java.util.List;
import java.util.Optional;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Who a variant says it is. */
record Header(String id, String title, String summary, String source) {

    /** The fields of a file that options cannot change. */
    static final List<String> FIELDS = List.of("$schema", "format", "id", "title", "summary", "source", "options");

    private static final String FORMAT = "plyspace-lattice/1";

    /** Whether a file is in the format read here; if it is not, nothing else in it is worth a message. */
    static boolean isFormatKnown(Node file, Mistakes mistakes) {
        if (!(file instanceof Node.Fields fields)) {
            mistakes.add(file.place(), file.kind() + " is refused; an object would be accepted");
            return false;
        }
        Node.Field format = fields.fields().get("format");
        if (format == null) {
            mistakes.add(file.place(), "field 'format' is missing; \"format\": \"" + FORMAT + "\" would be accepted");
            return false;
        }
        boolean known = format.value() instanceof Node.Text text && text.value().equals(FORMAT);
        if (!known) {
            String given = format.value() instanceof Node.Text text
                    ? Values.quoted(text.value())
                    : format.value().kind();
            mistakes.add(
                    format.value().place(),
                    "format " + given + " is not known here; '" + FORMAT + "' would be accepted");
        }
        return known;
    }

    static Header read(Section file, Mistakes mistakes) {
        return new Header(
                text(file, "id", Form.ID, mistakes),
                text(file, "title", Form.LINE, mistakes),
                text(file, "summary", Form.SENTENCES, mistakes),
                text(file, "source", Form.SENTENCES, mistakes));
    }

    private static String text(Section file, String field, Form form, Mistakes mistakes) {
        Optional<Node> node = file.required(field);
        return node.flatMap(value -> new Values(mistakes).text(value, form)).orElse("");
    }
}
