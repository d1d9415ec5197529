package org.plyspace.variant.json;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Place;

/** Where in a file the statements of a declaration stand: faults are reported there. */
final class Places {

    /** Parts and statements that files call otherwise. */
    private static final Map<String, String> FIELDS =
            Map.of("inText", "textOrder", "symbol", "letter", "squareForm", "squares", "piece", "pieces");

    private final Section root;
    private final Map<String, Section> sections = new HashMap<>();

    Places(Section root) {
        this.root = root;
    }

    /** Records that a section makes a statement, or the one of several on a subject; its fields make the statement's parts. */
    void put(String statement, String subject, Section section) {
        sections.put(statement + " " + subject, section);
    }

    /** Whether a section makes this statement. */
    boolean has(String statement, String subject) {
        return sections.containsKey(statement + " " + subject);
    }

    /** Adds a fault, unless its section already has a mistake. */
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
