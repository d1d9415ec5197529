/** Games played at random, the raw material of experiments. */
package org.plyspace.lab.play;
