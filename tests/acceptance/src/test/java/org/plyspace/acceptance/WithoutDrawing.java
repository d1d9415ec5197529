package org.plyspace.acceptance;

import org.junit.jupiter.api.BeforeAll;

/** Tests of the page in a browser that never drew in space. */
abstract class WithoutDrawing extends OnThePage {

    @BeforeAll
    static void doWithoutDrawing() {
        Desks.mine().use(Desk.Drawing.NOT);
    }
}
