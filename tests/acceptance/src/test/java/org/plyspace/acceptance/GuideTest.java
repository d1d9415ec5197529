package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** Follows docs/writing-a-variant.md as it stands, outside this project. */
@Order(1)
class GuideTest {

    private static final String PAGE = "writing-a-variant.md";

    @TempDir
    private Path folder;

    @Test
    @InWholeForm
    void everyStepOfWritingAVariantPrintsWhatThePageSays() throws Exception {
        Guide guide = Guide.read(PAGE);
        assertTrue(guide.steps().size() > 10, "steps: " + guide.steps());

        List<String> printed = new StrangersShell(folder).follow(guide.steps());

        assertEquals(guide.steps().size(), printed.size(), () -> String.join("\n", printed));
        for (int i = 0; i < printed.size(); i++) {
            guide.steps().get(i).holds(Page.file(PAGE), printed.get(i));
        }
        String source = Files.readString(folder.resolve("tower/src/main/java/org/example/variant/TowerVariant.java"));
        guide.quotations()
                .forEach(quotation -> assertTrue(source.contains(quotation), "not in the source: " + quotation));
    }
}
