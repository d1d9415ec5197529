package org.plyspace.variant.json;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.lattice.LatticeRules;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * A variant that a file declares. Immutable; what the file says has been checked for all patches of its own options, and for each
 * alternative alone; combinations of alternatives are checked on request.
 */
final class JsonVariant extends LatticeVariant {

    /** Three of the largest boards, or 64 of more than 900 squares. */
    private static final int MOST_SQUARES = 60_000;

    private final String fileName;
    private final Node file;
    private final Format format;
    private final Header header;
    private final Choices choices;
    private final boolean withStart;

    private JsonVariant(String fileName, Node file, Format format, Header header, Choices choices, boolean withStart) {
        this.fileName = fileName;
        this.file = file;
        this.format = format;
        this.header = header;
        this.choices = choices;
        this.withStart = withStart;
    }

    /**
     * The variant of a file, checked in full: a mistake in one part does not keep others from being read.
     *
     * @param withStart whether it has the start that the file says; else it has none
     * @throws org.plyspace.api.TextException if the file has mistakes; the message lists them
     */
    static JsonVariant read(String fileName, Node file, boolean withStart, Mistakes mistakes) {
        Format format = Header.format(file, mistakes);
        List<String> known = Stream.concat(Header.FIELDS.stream(), format.declarationFields().stream())
                .toList();
        Section section = Section.of(file, mistakes, known);
        Header header = Header.read(section, mistakes);
        Choices choices = Choices.read(section.optional("options"), file, format, mistakes);
        JsonVariant variant = new JsonVariant(fileName, file, format, header, choices, withStart);
        variant.checkAll(section, mistakes);
        mistakes.throwIfAny();
        return variant;
    }

    private void checkAll(Section section, Mistakes mistakes) {
        long squares = 0;
        for (Map<String, String> values : choices.checked()) {
            mistakes.under(Choices.departures(values, ownOptions()));
            squares += check(values, mistakes);
            if (squares > MOST_SQUARES) {
                mistakes.under("");
                mistakes.add(
                        section.place("options"),
                        "the boards of all ways to combine the options have too many squares together; expected at"
                                + " most " + MOST_SQUARES + ", since all are checked");
                return;
            }
        }
    }

    /** Checks what these values make of the file; the number of squares measures the work. */
    private int check(Map<String, String> values, Mistakes mistakes) {
        Declaration declaration = new Declaration(choices.overlay(file, values), fileName, format, withStart, mistakes);
        declaration.addFaults();
        if (mistakes.count() == 0) {
            try {
                new LatticeRules(
                        this,
                        OptionValues.of(ownOptions(), values),
                        declaration.spec().build());
            } catch (DeclarationException faulty) {
                faulty.faults().forEach(fault -> declaration.places().add(fault, mistakes));
            }
        }
        return declaration.squares();
    }

    /** The text of the start that the file says, with the default of each option. */
    Optional<String> start() {
        Map<String, String> defaults =
                ownOptions().stream().collect(Collectors.toMap(Option::name, Option::defaultValue));
        return Section.named(choices.overlay(file, defaults), new Mistakes(fileName, ""))
                .optional("start")
                .filter(Node.Text.class::isInstance)
                .map(start -> ((Node.Text) start).value());
    }

    /** Nothing: a file has no jar, and what jars beside it have for another rule set of its id is not its own. */
    @Override
    public Optional<InputStream> resource(String path) {
        return Optional.empty();
    }

    @Override
    public String id() {
        return header.id();
    }

    @Override
    public String title() {
        return header.title();
    }

    @Override
    public String summary() {
        return header.summary();
    }

    @Override
    public String source() {
        return header.source();
    }

    @Override
    protected List<Option> ownOptions() {
        return choices.options();
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Mistakes mistakes = new Mistakes(fileName, "");
        Map<String, String> own = choices.among(values.asMap());
        if (!choices.isChecked(own)) {
            mistakes.under(Choices.departures(own, ownOptions()));
            check(own, mistakes);
            mistakes.throwIfAny();
        }
        Declaration declaration = new Declaration(choices.overlay(file, own), fileName, format, withStart, mistakes);
        mistakes.throwIfAny();
        return declaration.spec();
    }

    /** What a variant says of itself. */
    record Header(String id, String title, String summary, String source) {

        private static final String FORMAT = "format";

        /** The fields of a file that options cannot change. */
        static final List<String> FIELDS = List.of("$schema", "format", "id", "title", "summary", "source", "options");

        /** The format of a file; an unknown format is the only mistake reported. */
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
}
