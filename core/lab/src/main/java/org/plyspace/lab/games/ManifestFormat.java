package org.plyspace.lab.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.FailureException;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.SourceFile;

/** Reads and writes manifests as JSON (docs/json.md, Stores of games). As strict as {@link ExperimentFormat}. */
public final class ManifestFormat {

    static final String FORMAT = "plyspace-store/1";
    static final int LONGEST = 2 * ExperimentFormat.LONGEST;

    private static final List<String> FIELDS = List.of(
            "format",
            "identity",
            "experiment",
            "plyspace",
            "build",
            "engines",
            "repeatable",
            "files",
            "machines",
            "grownFrom");
    private static final List<String> FILE_FIELDS = List.of("usedBy", "file", "sha256");
    private static final List<String> MACHINE_FIELDS = List.of("java", "os", "processors");

    private ManifestFormat() {}

    /** The text of a file, with every field, over several lines. */
    public static String write(Manifest manifest) {
        return JsonMappers.file(fields(manifest));
    }

    /** The fields of the object, to embed it in another one. */
    public static Map<String, Object> fields(Manifest manifest) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("format", FORMAT);
        fields.put("identity", ExperimentFormat.identity(manifest.experiment()));
        fields.put("experiment", ExperimentFormat.fields(manifest.experiment()));
        fields.put("plyspace", manifest.version());
        manifest.build().ifPresent(build -> fields.put("build", build));
        manifest.engines().ifPresent(engines -> fields.put("engines", engines));
        fields.put("repeatable", manifest.repeatable());
        fields.put("files", manifest.files());
        fields.put("machines", manifest.machines());
        if (!manifest.grownFrom().isEmpty()) {
            fields.put("grownFrom", manifest.grownFrom());
        }
        return fields;
    }

    /**
     * Reads a manifest.
     *
     * @param place the name of the file in messages
     * @throws FailureException if the text is not a manifest
     */
    public static Manifest read(String text, String place) {
        return of(
                JsonFields.of(ExperimentFormat.tree(text, place, FailureException::new), place, FailureException::new));
    }

    /** Reads a manifest that is part of another object; refuses anything else as {@code fields} do. */
    public static Manifest of(JsonFields fields) {
        ExperimentFormat.checkFormat(fields, FORMAT);
        fields.allowing(FIELDS);
        Experiment experiment = ExperimentFormat.experiment(fields.object("experiment"));
        if (!fields.text("identity").equals(ExperimentFormat.identity(experiment))) {
            throw fields.refusal(
                    "identity",
                    "it is not that of the field experiment, which was changed after the first games; expected "
                            + ExperimentFormat.identity(experiment));
        }
        Provenance provenance = provenance(fields);
        return new Manifest(
                experiment,
                provenance.version(),
                provenance.build(),
                fields.optionalText("engines"),
                fields.flag("repeatable"),
                provenance.files(),
                fields.objects("machines").stream().map(ManifestFormat::machine).toList(),
                fields.numbers("grownFrom", 1, experiment.games() - 1));
    }

    private static Provenance provenance(JsonFields fields) {
        return new Provenance(
                fields.text("plyspace"),
                fields.optionalText("build").map(digest -> digest(fields, "build", digest)),
                fields.objects("files").stream().map(ManifestFormat::file).toList());
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

    private static HostInfo machine(JsonFields fields) {
        fields.allowing(MACHINE_FIELDS);
        return new HostInfo(fields.text("java"), fields.text("os"), fields.number("processors", 1, Integer.MAX_VALUE));
    }
}
