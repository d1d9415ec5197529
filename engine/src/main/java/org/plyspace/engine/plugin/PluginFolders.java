package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where rule sets are looked for. Folders that do not exist hold none.
 *
 * @param bundled the program's own
 * @param plugins the user's
 */
public record PluginFolders(Optional<Path> bundled, Optional<Path> plugins) {}
