package org.plyspace.spark;

import java.util.List;
import org.apache.spark.SparkConf;
import org.plyspace.lab.games.Store;
import org.plyspace.spark.core.Inside;
import scala.Function1;
