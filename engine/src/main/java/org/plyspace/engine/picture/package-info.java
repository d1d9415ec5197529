/** Pictures of any position of any variant, drawn from its {@link org.plyspace.api.Layout}: what is drawn, and drawing it as SVG. */
package org.plyspace.engine.picture;
