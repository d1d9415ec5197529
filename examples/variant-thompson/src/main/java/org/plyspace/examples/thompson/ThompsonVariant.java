package org.plyspace.examples.thompson;

import org.plyspace.api.OptionValues;
import org.plyspace.movegen.stack.StackVariant;
import org.plyspace.movegen.stack.declare.StackDeclaration;

/** Tridimensional chess after Jeffrey M. Thompson: the board of Star Trek, on which men move in space. */
public final class ThompsonVariant extends StackVariant {

    @Override
    public String id() {
        return "thompson";
    }

    @Override
    public String title() {
        return "Tridimensional chess after Thompson";
    }

    @Override
    public String summary() {
        return "Three main boards that rise like stairs and four attack boards that move; men move in space along the stairs.";
    }

    @Override
    public String source() {
        return "Jeffrey M. Thompson, Musings on 3D Chess, 2003";
    }

    @Override
    protected StackDeclaration declare(OptionValues values) {
        return new ThompsonDeclaration();
    }
}
