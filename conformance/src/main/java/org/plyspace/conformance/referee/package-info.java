/** Question and answer between programs: the answering side, and a matrix held against another program. */
package org.plyspace.conformance.referee;
