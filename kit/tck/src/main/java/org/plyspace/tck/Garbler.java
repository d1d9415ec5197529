package org.plyspace.tck;

import java.util.Random;

/** Corrupts a valid text in typical ways; seeded. */
final class Garbler {

    private static final String CHARACTERS =
            " -/|:@()[]=,;.#+x0123456789abcdefghikqrnpwzKQRBNPSOLWIV\u0000\n\t\u00e9\u4e00\ud83d";

    private final String good;
    private final Random random;

    Garbler(String good, long seed) {
        this.good = good;
        this.random = new Random(seed);
    }

    /** The text with one to three small changes. */
    String spoilt() {
        StringBuilder text = new StringBuilder(good);
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            change(text);
        }
        return text.toString();
    }

    /** Up to {@code longest} random characters. */
    String noise(int longest) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(longest + 1);
        for (int i = 0; i < length; i++) {
            text.append(character());
        }
        return text.toString();
    }

    private void change(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + random.nextInt(4));
        switch (random.nextInt(5)) {
            case 0 -> text.insert(at, character());
            case 1 -> text.delete(at, end);
            case 2 -> text.insert(at, text.substring(at, end));
            case 3 -> text.setLength(at);
            default -> text.replace(at, Math.min(at + 1, text.length()), "" + character());
        }
    }

    private char character() {
        boolean fromText = !good.isEmpty() && random.nextBoolean();
        String source = fromText ? good : CHARACTERS;
        return source.charAt(random.nextInt(source.length()));
    }
}
