package org.plyspace.tck;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Unmoves;
import org.plyspace.api.Variant;

/** A variant that answers one question wrongly and all others correctly. */
final class Spoilt {

    /** A wrong answer to a question. */
    @FunctionalInterface
    interface Answer {

        /**
         * Gives the answer.
         *
         * @param asked the variant, rules, position or words with the correct answer
         * @param arguments the arguments of the question, possibly null
         * @param truth the correct answer
         */
        Object give(Object asked, Object[] arguments, Truth truth) throws Exception;
    }

    /** The correct answer, computed on demand. */
    @FunctionalInterface
    interface Truth {
        Object tell() throws Exception;
    }

    private final Map<String, Answer> answers;

    private Spoilt(Map<String, Answer> answers) {
        this.answers = answers;
    }

    /** The variant with wrong answers to the questions named, such as {@code Position.key}. */
    static Variant variant(Variant sound, Map<String, Answer> answers) {
        return (Variant) new Spoilt(answers).wrap(sound);
    }

    private Object wrap(Object sound) {
        if (sound instanceof Optional<?> optional) {
            return optional.map(this::wrap);
        }
        for (Class<?> type :
                new Class<?>[] {Variant.class, Rules.class, Position.class, PositionWords.class, Unmoves.class}) {
            if (type.isInstance(sound)) {
                return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Handler(this, sound));
            }
        }
        return sound;
    }

    private record Handler(Spoilt spoilt, Object sound) implements InvocationHandler {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            Object[] plain = arguments == null ? null : arguments.clone();
            for (int i = 0; plain != null && i < plain.length; i++) {
                plain[i] = unwrap(plain[i]);
            }
            String question = method.getDeclaringClass().getSimpleName() + "." + method.getName();
            Answer answer = spoilt.answers.get(question);
            Truth truth = () -> tell(method, plain);
            return spoilt.wrap(answer == null ? truth.tell() : answer.give(sound, plain, truth));
        }

        private Object tell(Method method, Object[] arguments) throws Exception {
            try {
                return method.invoke(sound, arguments);
            } catch (InvocationTargetException thrown) {
                if (thrown.getCause() instanceof RuntimeException refused) {
                    throw refused;
                }
                throw thrown;
            }
        }

        private static Object unwrap(Object argument) {
            boolean wrapped = argument != null && Proxy.isProxyClass(argument.getClass());
            return wrapped ? ((Handler) Proxy.getInvocationHandler(argument)).sound : argument;
        }
    }
}
