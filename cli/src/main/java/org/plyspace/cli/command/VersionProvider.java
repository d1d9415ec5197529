package org.plyspace.cli.command;

import java.util.Optional;
import org.plyspace.api.Spi;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
public final class VersionProvider implements IVersionProvider {

    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(VersionProvider.class.getPackage().getImplementationVersion())
                .orElse("(from source)");
        return new String[] {
            "plyspace " + version + ", variant interface " + Spi.VERSION + ", Java "
                    + System.getProperty("java.version")
        };
    }
}
