/** A JSON file as a tree in which every value knows its place, which mistakes report. */
package org.plyspace.variant.json.tree;
