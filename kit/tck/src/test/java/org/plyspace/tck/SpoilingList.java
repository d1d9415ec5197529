package org.plyspace.tck;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Wrong answers, each with the contract test that must notice it. */
class SpoilingList {

    /** A contract test and a way to break what it tests. */
    record Spoiling(String test, String how, Map<String, Spoilt.Answer> answers) {

        @Override
        public String toString() {
            return test + " notices: " + how;
        }
    }

    private final List<Spoiling> list = new ArrayList<>();

    final List<Spoiling> list() {
        return list;
    }

    final void spoil(String test, String how, String question, Spoilt.Answer answer) {
        spoil(test, how, Map.of(question, answer));
    }

    final void spoil(String test, String how, Map<String, Spoilt.Answer> answers) {
        list.add(new Spoiling(test, how, answers));
    }

    /** Makes the first question change the later answers to the second. */
    final void spoilLater(String test, String how, String cause, String effect) {
        int[] asked = {0};
        spoil(
                test,
                how,
                Map.of(
                        cause,
                        (target, arguments, truth) -> {
                            asked[0]++;
                            return truth.tell();
                        },
                        effect,
                        (target, arguments, truth) -> (int) truth.tell() + asked[0]));
    }

    static <T> List<T> reversed(List<T> list) {
        List<T> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }

    static List<Object> reversed(Spoilt.Truth truth) throws Exception {
        return reversed(Spoilings.<Object>list(truth));
    }

    @SuppressWarnings("unchecked")
    static <T> List<T> list(Spoilt.Truth truth) throws Exception {
        return (List<T>) truth.tell();
    }
}
