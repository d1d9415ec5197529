/** JMH benchmarks, each of which asserts its node counts. */
package org.plyspace.bench;
