/**
 * The options that every rule set has without declaring them (docs/common-options.md): their meaning, where they are
 * meaningless, and how a declaration sets their defaults.
 */
package org.plyspace.movegen.option;
