/**
 * The service provider interface between rule sets and everything that uses them.
 *
 * <p>A rule set implements the types marked {@link org.plyspace.api.PublicApi.Usage#IMPLEMENT}; engines, experiments and pages
 * call those and the ones marked {@link org.plyspace.api.PublicApi.Usage#CALL}. The entry point is {@link
 * org.plyspace.api.Variant}, found by {@link java.util.ServiceLoader}: a variant with options chosen creates {@link
 * org.plyspace.api.Rules}; rules create a {@link org.plyspace.api.Position} from a {@link org.plyspace.api.Setup}; a position
 * answers hot questions itself and cold ones through its {@link org.plyspace.api.PositionWords}.
 *
 * <p>This package depends only on the JDK.
 */
package org.plyspace.api;
