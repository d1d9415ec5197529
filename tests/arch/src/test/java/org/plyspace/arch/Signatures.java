package org.plyspace.arch;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The public interface of a module: a line for each public type and each of its public or protected members, as {@code name:
 * everything else that matters to a caller}. Constants include their values, which compilers copy.
 */
final class Signatures {

    /** Packages are lower case, types are not. */
    private static final Pattern NAME = Pattern.compile("(?:[a-z]\\w*\\.)+((?:\\w+\\.)*\\w+)[(:].*");

    private final SortedSet<String> lines = new TreeSet<>();

    private Signatures() {}

    /** The sorted lines of top-level types and the types nested in them. */
    static SortedSet<String> of(Stream<Class<?>> types) {
        Signatures signatures = new Signatures();
        types.forEach(signatures::add);
        return signatures.lines;
    }

    /** The subject of a line without packages: {@code Type}, {@code Type.member}, {@code Type.Nested.member}. */
    static String subject(String line) {
        Matcher matcher = NAME.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("no signature: " + line);
        }
        return matcher.group(1);
    }

    private void add(Class<?> type) {
        if (!isSeen(type.getModifiers())) {
            return;
        }
        lines.add(line(type.getCanonicalName(), type.getModifiers() & ~Modifier.INTERFACE, kind(type) + parents(type)));
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            add(
                    constructor,
                    type.getCanonicalName() + ".new" + parameters(constructor),
                    variables(constructor).strip());
        }
        for (Method method : type.getDeclaredMethods()) {
            String result = variables(method)
                    + (method.isDefault() ? "default " : "")
                    + method.getGenericReturnType().getTypeName();
            add(method, name(method) + parameters(method), result);
        }
        for (Field field : type.getDeclaredFields()) {
            add(field, name(field), field.getGenericType().getTypeName() + value(field));
        }
        Stream.of(type.getDeclaredClasses()).forEach(this::add);
    }

    private void add(Member member, String name, String rest) {
        if (isSeen(member.getModifiers()) && !member.isSynthetic()) {
            int modifiers = member.getModifiers()
                    & ~(Modifier.TRANSIENT | Modifier.VOLATILE | Modifier.SYNCHRONIZED | Modifier.NATIVE);
            lines.add(line(name, modifiers, rest));
        }
    }

    private static boolean isSeen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String line(String name, int modifiers, String rest) {
        return (name + ": " + Modifier.toString(modifiers) + " " + rest).strip();
    }

    private static String name(Member member) {
        return member.getDeclaringClass().getCanonicalName() + "." + member.getName();
    }

    private static String kind(Class<?> type) {
        String kind = type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        return (type.isSealed() ? "sealed " : "") + kind + variables(type).stripTrailing();
    }

    private static String parents(Class<?> type) {
        String parents = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()), Stream.of(type.getGenericInterfaces()))
                .filter(parent -> parent != Object.class && parent != Record.class)
                .map(Type::getTypeName)
                .collect(Collectors.joining(", "));
        return parents.isEmpty() ? "" : " is " + parents;
    }

    private static String variables(GenericDeclaration declaration) {
        TypeVariable<?>[] variables = declaration.getTypeParameters();
        if (variables.length == 0) {
            return "";
        }
        return Arrays.stream(variables)
                .map(variable -> variable + " is " + types(variable.getBounds()))
                .collect(Collectors.joining(", ", "<", "> "));
    }

    private static String parameters(Executable executable) {
        String thrown = types(executable.getGenericExceptionTypes());
        return "(" + types(executable.getGenericParameterTypes()) + ")" + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    private static String types(Type... types) {
        return Arrays.stream(types).map(Type::getTypeName).collect(Collectors.joining(", "));
    }

    private static String value(Field field) {
        boolean isConstant = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && isSeen(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        try {
            return isConstant && field.trySetAccessible() ? " = " + field.get(null) : "";
        } catch (IllegalAccessException refused) {
            throw new IllegalStateException(refused);
        }
    }
}
