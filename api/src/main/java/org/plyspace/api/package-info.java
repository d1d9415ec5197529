/**
 * The service provider interface between rule sets and everything that uses them.
 *
 * <p>A rule set implements the types marked {@link org.plyspace.api.PublicApi.Usage#IMPLEMENT}; engine, experiments and
 * pages call those and the ones marked {@link org.plyspace.api.PublicApi.Usage#CALL}. The way in is {@link
 * org.plyspace.api.Variant}, found by {@link java.util.ServiceLoader}: a variant with options chosen gives {@link
 * org.plyspace.api.Rules}; rules make a {@link org.plyspace.api.Position} of a {@link org.plyspace.api.Setup}; a position
 * answers hot questions itself and cold ones through its {@link org.plyspace.api.PositionWords}.
 *
 * <p>This package depends on the JDK only.
 */
package org.plyspace.api;
