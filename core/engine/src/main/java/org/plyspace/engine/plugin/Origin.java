package org.plyspace.engine.plugin;

/** The provider of a rule set. */
public enum Origin {
    /** The rule set came with the program. */
    BUNDLED,
    /** The user added the rule set. */
    PLUGIN
}
