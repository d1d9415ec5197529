package org.plyspace.movegen.option;

/** A rulebook's words on something that common options change: {@link CommonOptions#unless} leaves out what no longer holds. */
@FunctionalInterface
public interface RuleText {

    /** The words under the options chosen; empty if nothing is left to say. */
    String under(CommonOptions chosen);
}
