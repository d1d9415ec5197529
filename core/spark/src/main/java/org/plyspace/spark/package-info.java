/** Experiments of the lab on Apache Spark: the side that Spark loads, which uses only Spark and the JDK. */
package org.plyspace.spark;
