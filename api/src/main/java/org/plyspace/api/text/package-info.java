/**
 * Helpers for messages, shared by the program and the rule sets. Not part of the interface between the two, but in this module
 * because both may use no other; rule sets need not use them.
 */
package org.plyspace.api.text;
