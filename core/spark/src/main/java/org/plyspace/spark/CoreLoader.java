package org.plyspace.spark;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Loads the program from a distribution's jars, isolated from Spark: both bring Jackson, in incompatible versions, and a jar of
 * rules must find here what it finds everywhere. The parent is the JDK's own loader. This loader defines package {@code core}
 * of this jar once more; it shares with Spark's side only the types of this package.
 */
final class CoreLoader extends URLClassLoader {

    private static final String OURS = CoreLoader.class.getPackageName() + ".";
    private static final String INSIDE = OURS + "core.";
    private static final String ENTRANCE = INSIDE + "WorkerEntry";

    private CoreLoader(List<URL> jars) {
        super("plyspace", jars.toArray(URL[]::new), getPlatformClassLoader());
    }

    /**
     * Loads the program, which stays loaded while this JVM runs.
     *
     * @param lib the folder of its jars
     * @throws FailedRun if there is no program, or its version does not match this jar
     */
    static WorkerApi load(Path lib) throws FailedRun {
        try (Stream<Path> files = Files.list(lib)) {
            List<URL> jars = new ArrayList<>(List.of(thisJar()));
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".jar")) {
                    jars.add(file.toUri().toURL());
                }
            }
            return (WorkerApi)
                    new CoreLoader(jars).loadClass(ENTRANCE).getConstructor().newInstance();
        } catch (IOException unreadable) {
            throw FailedRun.failed(lib + " cannot be read: " + unreadable);
        } catch (ReflectiveOperationException | LinkageError other) {
            throw FailedRun.badUsage("the jars in " + lib + " do not go with this plyspace-spark.jar (" + other
                    + "); expected both of one build of Plyspace");
        }
    }

    private static URL thisJar() throws FailedRun, MalformedURLException {
        CodeSource source = CoreLoader.class.getProtectionDomain().getCodeSource();
        try {
            if (source != null) {
                return source.getLocation().toURI().toURL();
            }
        } catch (URISyntaxException | IllegalArgumentException notAFile) {
            throw FailedRun.failed(source.getLocation() + " is no file; expected plyspace-spark.jar");
        }
        throw FailedRun.failed("Java does not say which jar this program is from");
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        return name.startsWith(OURS) && !name.startsWith(INSIDE)
                ? CoreLoader.class.getClassLoader().loadClass(name)
                : super.findClass(name);
    }
}
