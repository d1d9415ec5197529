package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.arch.fixture.signatures.Sample;
import org.plyspace.tck.GoldenFile;

/**
 * Checks that the public interface does not change unnoticed. {@code -Dplyspace.signatures=write} stores the current one,
 * {@code -Dplyspace.signatures=release} also stores it as the released one.
 */
final class SignaturesTest {

    /** The modules that are public as a whole. */
    private static final List<String> WHOLE = List.of("api", "geometry", "movegen", "tck");

    /** What is public in these modules for other packages of the same module alone. */
    private static final Pattern INSIDE = Pattern.compile(".*\\.movegen\\.(lattice|stack)\\.(tables|play|words)\\..*"
            + "|.*\\.lattice\\.declare\\.(Declared.*|LatticeStatement|SymmetryFinder)"
            + "|.*\\.movegen\\.hand\\.Hand(Check|Limit|Tables).*"
            + "|.*\\.stack\\.declare\\.(ChosenDeclaration|Kind|Squares|StackDeclarationCheck|StackFields)");

    private static final Set<String> MARKED = marked();

    private static final String ASKED = System.getProperty("plyspace.signatures", "");
    private static final String HOW = "to write them down, see docs/testing.md";

    @ParameterizedTest
    @ValueSource(
            strings = {"api", "geometry", "movegen", "tck", "vectors", "engine", "search", "statistics", "library"})
    void signaturesAreThoseWrittenDown(String module) throws IOException {
        SortedSet<String> now = signatures(module);
        if (ASKED.equals("write") || ASKED.equals("release")) {
            SignatureFile.ofNow(module).write(now);
        }
        SortedSet<String> written = SignatureFile.ofNow(module).lines();

        assertEquals(List.of(), SignatureFile.missing(now, written), "new signatures; " + HOW);
        assertEquals(List.of(), SignatureFile.missing(written, now), "signatures that are gone; " + HOW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"api", "geometry", "movegen", "tck", "vectors", "engine", "search", "statistics", "library"})
    void theChangelogNamesWhatIsGoneSinceTheLastRelease(String module) throws IOException {
        SortedSet<String> now = signatures(module);
        if (ASKED.equals("release")) {
            SignatureFile.released(module).write(now);
        }
        String changelog = Files.readString(SourceTree.checkout().resolve("CHANGELOG.md"));

        assertEquals(
                List.of(),
                SignatureFile.unannounced(
                        SignatureFile.released(module).lines(), now, SignatureFile.latestChanges(changelog)),
                "name what is gone or changed in the first section of CHANGELOG.md");
    }

    @Test
    void everythingThatACallerMayUseHasALine() {
        GoldenFile.of(Sample.class, "sample.txt")
                .holds(String.join("\n", Signatures.of(Stream.of(Sample.class))) + "\n");
    }

    @Test
    void aChangedLineIsBothNewAndGone() {
        SortedSet<String> before = lines("a.Move.from(long): public static int", "a.Move: public final class");
        SortedSet<String> after = lines("a.Move.from(long): public static long", "a.Move: public final class");

        assertEquals(List.of("a.Move.from(long): public static long"), SignatureFile.missing(after, before));
        assertEquals(List.of("a.Move.from(long): public static int"), SignatureFile.missing(before, after));
    }

    @Test
    void whatIsGoneMustBeNamedInTheSectionOnTop() {
        SortedSet<String> released = lines(
                "a.b.Move.from(long): public static int",
                "a.b.Move.to(long): public static int",
                "a.b.Verdict.Illegal.new(int): public",
                "a.b.Verdict.Illegal: public static class",
                "a.b.Verdict.Two.moves(): public int",
                "a.b.Verdict.Two: public static class");
        SortedSet<String> now = lines("a.b.Move.from(long): public static int");
        String changelog = """
                # Changelog

                ## [2]

                - `Move.tower` is new, `Remove.to` is gone, `Verdict.Illegal.new` takes a long, `Verdict.Two` is gone.

                ## [1]

                - `Move.to` is new.
                """;

        assertEquals(
                List.of("a.b.Move.to(long): public static int"),
                SignatureFile.unannounced(released, now, SignatureFile.latestChanges(changelog)));
    }

    private static SortedSet<String> lines(String... lines) {
        return new TreeSet<>(List.of(lines));
    }

    /** The signatures of a module's types, or of those among them that are marked as public. */
    private static SortedSet<String> signatures(String module) {
        List<String> types = SourceTree.types(module).stream()
                .filter(INSIDE.asMatchPredicate().negate())
                .toList();
        return Signatures.of(
                (WHOLE.contains(module) ? types.stream() : types.stream().filter(MARKED::contains))
                        .<Class<?>>map(SignaturesTest::load));
    }

    private static Set<String> marked() {
        String mark = Codebase.project().root() + ".api.PublicApi";
        return Codebase.shippedClasses().stream()
                .filter(type -> type.isAnnotatedWith(mark))
                .map(JavaClass::getName)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, SignaturesTest.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
