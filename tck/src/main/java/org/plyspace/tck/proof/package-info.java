/**
 * Small programs over {@code org.plyspace.api} alone: a search, a tablebase, a text view, a lister of moves. They prove
 * that the interface answers what such programs ask, for every rule set, and so are part of the contract tests.
 */
package org.plyspace.tck.proof;
