package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The folders that contain rule sets. Folders that do not exist are treated as empty.
 *
 * @param bundled the program's own folder
 * @param plugins the user's folder
 */
public record PluginFolders(Optional<Path> bundled, Optional<Path> plugins) {}
