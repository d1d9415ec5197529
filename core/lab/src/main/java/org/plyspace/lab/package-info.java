/** Experiments that compare rule sets by numbers. */
package org.plyspace.lab;
