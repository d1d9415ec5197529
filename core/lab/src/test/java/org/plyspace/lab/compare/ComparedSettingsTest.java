package org.plyspace.lab.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.testing.Broken;
import org.plyspace.engine.testing.Bundled;

class ComparedSettingsTest {

    @TempDir
    Path folder;

    private final Registry ofFile = Broken.registry(() -> null);
    private final ComparedSettings comparedSettings = new ComparedSettings(Bundled.REGISTRY, file -> ofFile);

    private List<String> names() {
        return comparedSettings.found().stream().map(ComparedSetting::name).toList();
    }

    @Test
    void eachIsThereOnce() {
        comparedSettings.add("cube", false);
        comparedSettings.add("koernke", false);
        comparedSettings.add("cube", false);

        assertEquals(List.of("cube", "koernke"), names());
    }

    @Test
    void whatAFileBringsIsAskedOfTheFile() throws IOException {
        String jar = Files.createFile(folder.resolve("old.jar")).toString();
        comparedSettings.add(jar + "#coin:tag=*", false);

        assertEquals(List.of(jar + "#coin", jar + "#coin:tag=off"), names());
        assertSame(ofFile, comparedSettings.found().get(1).registry());
        assertEquals("coin:tag=off", comparedSettings.found().get(1).spec());
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        VariantException refused =
                assertThrows(VariantException.class, () -> comparedSettings.add("none.jar#coin", false));

        assertEquals(
                "there is no file 'none.jar'; expected FILE#id, the file being a jar or rules as data",
                refused.getMessage());
    }

    @Test
    void oddsAreForExperiments() {
        VariantException refused =
                assertThrows(VariantException.class, () -> comparedSettings.add("cube odds=N:B", false));

        assertTrue(refused.getMessage().contains("has odds, which 'compare' does not take"), refused.getMessage());
    }

    /** All rule sets here have draws by the clock; an option that only one has is not common. */
    @Test
    void commonOptionsAreThoseThatSeveralShare() {
        comparedSettings.add("cube", true);

        assertTrue(names().contains("cube:clock=75"), names().toString());
        assertTrue(names().contains("cube:stalemate=win"), names().toString());
        assertTrue(names().stream().noneMatch(name -> name.contains(":n=")), names().toString());
        assertEquals("cube", names().get(0));
        assertTrue(comparedSettings.found().get(0).needed());
    }
}
