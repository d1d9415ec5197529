package org.plyspace.variant.json;

import java.util.List;
import java.util.Optional;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Who a variant says it is. */
record Header(String id, String title, String summary, String source) {

    private static final String FORMAT = "format";

    /** The fields of a file that options cannot change. */
    static final List<String> FIELDS = List.of("$schema", "format", "id", "title", "summary", "source", "options");

    /** The format of a file; if it is none that is read here, nothing else in it is worth a message. */
    static Format format(Node file, Mistakes mistakes) {
        for (Format format : Format.values()) {
            if (isFormat(file, format)) {
                return format;
            }
        }
        if (!(file instanceof Node.Fields fields)) {
            mistakes.add(file.place(), "expected an object, found " + file.kind());
        } else if (!fields.fields().containsKey(FORMAT)) {
            mistakes.add(file.place(), "missing field 'format'; expected \"format\": \"" + Format.V2.id() + "\"");
        } else {
            Node given = fields.fields().get(FORMAT).value();
            String what = given instanceof Node.Text text ? Values.quoted(text.value()) : given.kind();
            mistakes.add(given.place(), "expected format " + Format.known() + ", found " + what);
        }
        mistakes.throwIfAny();
        throw new AssertionError("unreachable: there is a mistake");
    }

    private static boolean isFormat(Node file, Format format) {
        return file instanceof Node.Fields fields
                && fields.fields().containsKey(FORMAT)
                && fields.fields().get(FORMAT).value() instanceof Node.Text text
                && text.value().equals(format.id());
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
