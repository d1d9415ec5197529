/**
 * Setups of both families: their fields, how these are read and written, and what keeps a setup from being a position. Each
 * family plugs in what depends on its boards.
 */
package org.plyspace.movegen.setup;
