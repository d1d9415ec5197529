package org.plyspace.movegen.option;

/** The rulebook's text about something that common options change; {@link CommonOptions#unless} omits what no longer holds. */
@FunctionalInterface
public interface RuleText {

    /** The text under the options chosen; empty if nothing remains. */
    String under(CommonOptions chosen);
}
