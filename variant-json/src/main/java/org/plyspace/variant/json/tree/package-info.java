/** A JSON file as a tree in which every value knows its place, so that every mistake can be reported with its own. */
package org.plyspace.variant.json.tree;
