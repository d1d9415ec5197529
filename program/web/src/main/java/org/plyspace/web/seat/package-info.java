/** Games between two people: who has which seat, their clocks, and what needs the other's consent. */
package org.plyspace.web.seat;
