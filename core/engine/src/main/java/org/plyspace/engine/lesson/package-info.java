/** Lessons that teach a rule set: those in its jar, or others made from what its rules tell. */
package org.plyspace.engine.lesson;
