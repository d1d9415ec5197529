/** quux.md 1. */
class Quux {}
