package org.plyspace.cli;

import org.plyspace.api.Texts;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads options that are whole numbers, and refuses others in plain words instead of Java's. */
final class WholeNumbers {

    private WholeNumbers() {}

    static void register(CommandLine command) {
        // One object: Java 17 crashes when it archives two equal lambdas of an interface as old as this
        // one.
        ITypeConverter<Integer> ints = WholeNumbers::ofInt;
        command.registerConverter(Integer.class, ints);
        command.registerConverter(int.class, ints);
        command.registerConverter(long.class, WholeNumbers::ofLong);
    }

    private static int ofInt(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            throw refusal(text, 9);
        }
    }

    private static long ofLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw refusal(text, 18);
        }
    }

    private static TypeConversionException refusal(String text, int digits) {
        return new TypeConversionException(
                "'" + Texts.shorten(text) + "' is not a whole number of at most " + digits + " digits");
    }
}
