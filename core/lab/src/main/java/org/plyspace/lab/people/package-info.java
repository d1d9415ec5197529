/** Games that people played, adopted as research beside games of engines. */
package org.plyspace.lab.people;
