/**
 * Helpers for messages, shared by the program and the rule sets. They are not part of the interface between the two: they live
 * in this module because both may use no other, and rule sets need not use them.
 */
package org.plyspace.api.text;
