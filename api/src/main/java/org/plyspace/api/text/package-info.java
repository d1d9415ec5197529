/**
 * What messages of the program and of rule sets have in common. No part of the interface between them: it is in this module
 * because both may use no other, and a rule set that does without it lacks nothing.
 */
package org.plyspace.api.text;
