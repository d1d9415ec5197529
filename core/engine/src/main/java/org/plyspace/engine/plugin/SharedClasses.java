package org.plyspace.engine.plugin;

import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * The parent of every plugin's class loader: it shows the JDK and the packages that rule sets are written against, so that a
 * jar may bring any version of any library, whatever the program itself uses. It hides the program's resources, in particular
 * its service entries.
 */
final class SharedClasses extends ClassLoader {

    private static final List<String> SHARED =
            List.of("org.plyspace.api.", "org.plyspace.geometry.", "org.plyspace.movegen.");

    private final ClassLoader program;

    /** Creates the loader over that of the program's own classes. */
    SharedClasses(ClassLoader program) {
        super("shared", ClassLoader.getPlatformClassLoader());
        this.program = program;
    }

    /** Whether classes of a name come from the program, if it has them. */
    static boolean isShared(String name) {
        return SHARED.stream().anyMatch(name::startsWith);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (isShared(name)) {
            return program.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }

    @Override
    protected URL findResource(String name) {
        return null;
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
        return Collections.emptyEnumeration();
    }
}
