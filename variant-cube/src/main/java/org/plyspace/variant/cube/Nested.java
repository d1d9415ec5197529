package org.plyspace.variant.cube;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.movegen.text.Token;

/** Text in nested lists: the common intermediate form of all forms of a setup. */
sealed interface Nested {

    /** The index of its first character in the whole text. */
    int start();

    /** All pieces of text in it, in order. */
    Stream<Token> leaves();

    /** A list. */
    record Items(int start, List<Nested> items) implements Nested {

        public Items {
            items = List.copyOf(items);
        }

        @Override
        public Stream<Token> leaves() {
            return items.stream().flatMap(Nested::leaves);
        }

        /** This list without brackets around all of it. */
        Items unwrapped() {
            return items.size() == 1 && items.get(0) instanceof Items only ? only.unwrapped() : this;
        }
    }

    /** A piece of text. */
    record Leaf(Token token) implements Nested {

        @Override
        public int start() {
            return token.start();
        }

        @Override
        public Stream<Token> leaves() {
            return Stream.of(token);
        }
    }
}
