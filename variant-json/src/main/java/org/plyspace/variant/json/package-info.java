/**
 * Rules as data: lattice rule sets declared by one JSON file each ({@code docs/rules-as-data.md}).
 *
 * <p>A file is read into a tree whose values know their places ({@link org.plyspace.variant.json.tree}), overlaid with the
 * patches of the options chosen, and turned part by part into a {@link org.plyspace.movegen.lattice.declare.LatticeSpec}. All
 * mistakes are collected and reported together.
 */
package org.plyspace.variant.json;
