/**
 * How a typed move is judged, the same for every family of rule sets: {@link org.plyspace.movegen.judge.MoveReader} reads it,
 * {@link org.plyspace.movegen.judge.MoveJudge} looks for the legal move meant, and if there is none {@link
 * org.plyspace.movegen.judge.Explainer} says why. What a family has of its own it plugs in.
 */
package org.plyspace.movegen.judge;
