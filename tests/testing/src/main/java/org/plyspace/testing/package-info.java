/** Rule sets to experiment on: one whose statistics can be worked out by hand, and the real ones. */
package org.plyspace.testing;
