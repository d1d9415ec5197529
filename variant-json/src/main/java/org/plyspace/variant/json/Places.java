package org.plyspace.variant.json;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Place;

/** Where in a file the statements of a declaration stand, so that what is wrong with them is told with its place. */
final class Places {

    /** Parts and statements that files call otherwise. */
    private static final Map<String, String> FIELDS =
            Map.of("inText", "textOrder", "symbol", "letter", "squareForm", "squares", "piece", "pieces");

    private final Section root;
    private final Map<String, Section> sections = new HashMap<>();

    Places(Section root) {
        this.root = root;
    }

    /** The statement, or the one of several that is about this, is made by a section, parts of it by the section's fields. */
    void put(String statement, String subject, Section section) {
        sections.put(statement + " " + subject, section);
    }

    /** Whether a section was put there. */
    boolean has(String statement, String subject) {
        return sections.containsKey(statement + " " + subject);
    }

    /** Adds a fault, unless what it is about was not read as it was meant. */
    void add(DeclarationFault fault, Mistakes mistakes) {
        Section section = section(fault);
        if (!mistakes.isReadBadly(section == root ? place(fault, section) : section.place())) {
            mistakes.add(place(fault, section), fault.reason());
        }
    }

    private Section section(DeclarationFault fault) {
        Section own = sections.get(fault.statement() + " " + fault.subject());
        return own != null ? own : sections.getOrDefault(fault.statement() + " ", root);
    }

    private static Place place(DeclarationFault fault, Section section) {
        return Stream.of(fault.part(), fault.statement())
                .map(name -> FIELDS.getOrDefault(name, name))
                .filter(section::has)
                .findFirst()
                .map(section::place)
                .orElse(section.place());
    }
}
