/** The line protocol of {@code serve}: questions and answers in JSON, one a line, for clients in other languages. */
package org.plyspace.cli.serve;
