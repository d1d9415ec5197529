/**
 * Setups of both families: which fields they have, how these are read and written, and what keeps a setup from being a
 * position. Each family plugs in what it knows of its boards.
 */
package org.plyspace.movegen.setup;
