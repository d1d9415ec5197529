/** Pictures of any position of any variant, drawn as SVG from its {@link org.plyspace.api.Layout}. */
package org.plyspace.engine.picture;
