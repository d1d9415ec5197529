package org.plyspace.engine.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Spi;
import org.plyspace.api.Variant;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;

/** Jars built for another version of the interface, whether or not their manifest says so. */
class InterfaceVersionTest {

    private static final String NEWER_SPI =
            "package org.plyspace.api; public final class Spi { public static void newer() {} }";
    private static final String NEWER_CLASS =
            "package org.plyspace.api; public final class Newer { public static void use() {} }";

    @TempDir
    private Path work;

    private Folders folders;
    private Path plugins;

    @BeforeEach
    void makeFolders() throws IOException {
        folders = new Folders(work);
        plugins = folders.plugins();
    }

    @Test
    void refusesAProviderThatLacksALibrary() throws IOException {
        new JarMaker(work)
                .classes(Map.of(
                        "stranger.Sample",
                        VariantSources.variant("Sample", "\"sample\"", "")
                                .replace("class Sample", "class Sample extends Base"),
                        "stranger.Base",
                        "package stranger; public class Base {}"))
                .without("stranger/Base.class")
                .provides(Variant.class, "stranger.Sample")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("the class stranger.Base is missing");
    }

    @Test
    void refusesAJarBuiltForANewerInterface() throws IOException {
        VariantSources.oneClass(work, "").manifest(Spi.MANIFEST_ATTRIBUTE, "4").write(plugins.resolve("bad.jar"));

        folders.assertRefused(
                "it was built for interface 4, but this program has interface 3; get a newer Plyspace, or "
                        + "build it against interface 3");
    }

    @Test
    void tellsAJarBuiltForTheSecondInterfaceWhatToRename() throws IOException {
        VariantSources.oneClass(work, "").manifest(Spi.MANIFEST_ATTRIBUTE, "2").write(plugins.resolve("bad.jar"));

        folders.assertRefused(
                "it was built for interface 2, but this program needs interface 3; build it anew against that, with "
                        + "Plyspace-Interface: 3 in its manifest; Refusal.NOTHING_TO_GIVE_UP is now NOT_NOW, "
                        + "MoveReading.Without is After, and TurnRule.givingUp() and Turn.givingUpARoyal() are prelude() "
                        + "and allAfter(cell)");
    }

    @Test
    void refusesAJarBuiltForTheFirstInterface() throws IOException {
        VariantSources.oneClass(work, "")
                .withoutManifest(Spi.MANIFEST_ATTRIBUTE)
                .manifest("Plyspace-Spi", "1")
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused(
                "it was built for interface 1 (Plyspace-Spi: 1), but this program needs interface 3; build it "
                        + "anew against that, with Plyspace-Interface: 3 in its manifest");
    }

    @Test
    void refusesAJarThatDoesNotSayItsInterface() throws IOException {
        VariantSources.oneClass(work, "")
                .withoutManifest(Spi.MANIFEST_ATTRIBUTE)
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused(
                "its manifest does not say which interface it was built for, and this program needs interface "
                        + "3; build it against that, with Plyspace-Interface: 3 in its manifest");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "one", "01", "99999999999999"})
    void refusesAVersionThatIsNone(String version) throws IOException {
        VariantSources.oneClass(work, "")
                .manifest(Spi.MANIFEST_ATTRIBUTE, version)
                .write(plugins.resolve("bad.jar"));

        folders.assertRefused("its manifest has Plyspace-Interface: " + version
                + ", which is not a version of the interface; expected Plyspace-Interface: 3");
    }

    @Test
    void loadsAJarBuiltForThisInterface() throws IOException {
        VariantSources.oneClass(work, "")
                .manifest(Spi.MANIFEST_ATTRIBUTE, String.valueOf(Spi.VERSION))
                .write(plugins.resolve("good.jar"));

        assertEquals(List.of(), folders.load().refusals());
    }

    @Test
    void refusesAJarThatCallsAMethodOfANewerInterface() throws IOException {
        linked("Spi", NEWER_SPI, "public Sample() { Spi.newer(); }").write(plugins.resolve("bad.jar"));

        folders.assertRefused("it was built against another interface than " + Spi.VERSION
                + ", which this program has: 'void org.plyspace.api.Spi.newer()'");
    }

    @Test
    void refusesAJarThatUsesAClassOfANewerInterface() throws IOException {
        linked("Newer", NEWER_CLASS, "static { Newer.use(); }").write(plugins.resolve("bad.jar"));

        folders.assertRefused("it was built against another interface than " + Spi.VERSION
                + ", which this program has: org.plyspace.api.Newer");
    }

    @Test
    void tellsWhenTheRulesOfALoadedJarTurnOutToNeedANewerInterface() throws IOException {
        String whileRulesAreMade = "{ Spi.newer(); return null; }";
        Path jar = new JarMaker(work)
                .classes(Map.of(
                        "org.plyspace.api.Spi",
                        NEWER_SPI,
                        "stranger.Sample",
                        VariantSources.variant("Sample", "\"sample\"", "")
                                .replaceFirst("(Rules rules\\(.*\\)) .*", "$1 " + whileRulesAreMade)))
                .without("org/plyspace/api/Spi.class")
                .provides(Variant.class, "stranger.Sample")
                .write(plugins.resolve("late.jar"));
        Registry registry = new Registry(folders.load());

        String message = assertThrows(VariantFailure.class, () -> registry.rules("sample"))
                .getMessage();

        assertTrue(
                message.startsWith("variant 'sample' of " + jar
                        + " failed when asked for its rules: it was built against another"),
                message);
    }

    /** A jar compiled against a class of the interface that the program lacks or has in another form. */
    private JarMaker linked(String name, String source, String more) throws IOException {
        return new JarMaker(work)
                .classes(Map.of(
                        "org.plyspace.api." + name,
                        source,
                        "stranger.Sample",
                        VariantSources.variant("Sample", "\"sample\"", more)))
                .without("org/plyspace/api/" + name + ".class")
                .provides(Variant.class, "stranger.Sample");
    }
}
