package org.plyspace.lab.experiment;

import java.util.List;
import java.util.Map;
import org.plyspace.engine.JsonFields;

/** Reads and writes the fields that tell what played games, in a larger JSON object. */
public final class ProvenanceFormat {

    /** The names of the fields. */
    public static final List<String> FIELDS = List.of("plyspace", "build", "files");

    private static final List<String> FILE_FIELDS = List.of("usedBy", "file", "sha256");

    private ProvenanceFormat() {}

    /** Adds the fields to those of an object. */
    public static void add(Provenance provenance, Map<String, Object> fields) {
        fields.put("plyspace", provenance.version());
        provenance.build().ifPresent(build -> fields.put("build", build));
        fields.put("files", provenance.files());
    }

    /** Reads the fields; others are ignored, and what is wrong is refused as {@code fields} refuse. */
    public static Provenance of(JsonFields fields) {
        return new Provenance(
                fields.text("plyspace"),
                fields.optionalText("build").map(digest -> digest(fields, "build", digest)),
                fields.objects("files").stream().map(ProvenanceFormat::file).toList());
    }

    private static SourceFile file(JsonFields fields) {
        fields.allowing(FILE_FIELDS);
        return new SourceFile(
                fields.text("usedBy"), fields.text("file"), digest(fields, "sha256", fields.text("sha256")));
    }

    private static String digest(JsonFields fields, String name, String digest) {
        if (!digest.matches("[0-9a-f]{64}")) {
            throw fields.refusal(name, "expected 64 hexadecimal digits");
        }
        return digest;
    }
}
