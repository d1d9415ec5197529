/** Experiments of the lab on Apache Spark: the side that {@link org.plyspace.spark.CoreLoader} loads, which sees nothing of Spark. */
package org.plyspace.spark.core;
