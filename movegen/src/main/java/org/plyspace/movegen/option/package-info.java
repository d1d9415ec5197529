/**
 * The options that every rule set has without writing them (docs/common-options.md): what each means, where it has no meaning,
 * and how a declaration sets its default.
 */
package org.plyspace.movegen.option;
