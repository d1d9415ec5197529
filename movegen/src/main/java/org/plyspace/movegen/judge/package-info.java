/**
 * Judges typed moves for every family of rule sets: {@link org.plyspace.movegen.judge.MoveReader} reads the text, {@link
 * org.plyspace.movegen.judge.MoveJudge} finds the legal move that it means, and otherwise {@link
 * org.plyspace.movegen.judge.Explainer} says why not. Each family plugs in what it has of its own.
 */
package org.plyspace.movegen.judge;
