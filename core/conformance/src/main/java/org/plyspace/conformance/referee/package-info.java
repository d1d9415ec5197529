/** Questions and answers between programs: the answering side, and the test of another program with a matrix. */
package org.plyspace.conformance.referee;
