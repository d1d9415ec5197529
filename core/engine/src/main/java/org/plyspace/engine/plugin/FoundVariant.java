package org.plyspace.engine.plugin;

import java.nio.file.Path;
import org.plyspace.api.Variant;

/**
 * A rule set that was loaded.
 *
 * @param variant the rule set
 * @param id its id, well-formed and unique
 * @param file the jar or other file that it comes from
 * @param origin who provided it
 */
public record FoundVariant(Variant variant, String id, Path file, Origin origin) {}
