package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.Spi;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
public final class VersionProvider implements IVersionProvider {

    /** The version of the program; {@code (from source)} if it was not packaged. */
    public static String number() {
        return Optional.ofNullable(VersionProvider.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
    }

    @Override
    public String[] getVersion() {
        return new String[] {
            "plyspace " + number() + ", variant interface " + Spi.VERSION + ", Java "
                    + System.getProperty("java.version")
        };
    }
}
