/** A cube, as in notation.md. */
class Keeps {}
