package org.plyspace.engine.plugin;

/** Who brought a rule set. */
public enum Origin {
    /** It came with the program. */
    BUNDLED,
    /** The user added it. */
    PLUGIN
}
