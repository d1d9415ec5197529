/** Boards and positions as text, drawn from a {@link org.plyspace.api.Layout} alone. */
package org.plyspace.cli.view;
