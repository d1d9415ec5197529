package org.plyspace.cli.serve;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.ProvisionException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.plyspace.api.FailureException;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.conformance.referee.Referee.ErrorType;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.OutputException;
import org.plyspace.engine.plugin.FailureWords;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Finds the answers to single lines (docs/protocol.md). Confined to one thread. */
final class LineProtocol {

    /** The version of the protocol; it grows when a client of an older one would misunderstand an answer. */
    static final int VERSION = 1;

    private static final String ASK = "ask";
    private static final String ID = "id";
    private static final Set<String> STOP_MEMBERS = Set.of(ASK, ID);

    /** What is left to the referee, unless a question has moves. */
    private static final Set<String> OF_THE_REFEREE = Set.of("moves", "outcome", "perft");

    private final Provider<Registry> registry;
    private final Set<Topics> subjects;
    private final Map<String, Topics.Topic> topics = new TreeMap<>();
    private Referee referee;

    @Inject
    LineProtocol(Provider<Registry> registry, Set<Topics> subjects) {
        this.registry = registry;
        this.subjects = subjects;
        subjects.forEach(subject -> topics.putAll(subject.all()));
    }

    /** Sets the version of the program that is told. */
    void introduce(String version) {
        topics.put("hello", Topics.Topic.of(List.of(), question -> hello(version)));
    }

    /** Whether a line asks for searches to be stopped, which must be known before its turn comes. */
    static boolean asksToStop(String line) {
        if (!line.contains("\"stop\"")) {
            return false;
        }
        try {
            JsonNode question = JsonMappers.STRICT.readTree(line);
            return question.path(ASK).asString("").equals("stop") && STOP_MEMBERS.containsAll(question.propertyNames());
        } catch (JacksonException broken) {
            return false;
        }
    }

    /**
     * Answers a line: one JSON object on one line, an error for what cannot be answered.
     *
     * @param info receives lines of the same form that come before the answer
     * @throws OutputException if {@code info} does
     */
    String answer(String line, Consumer<String> info) {
        String id = null;
        try {
            ObjectNode question = object(line);
            id = id(question, line);
            question.remove(ID);
            String own = id;
            return withId(
                    id, answer(question, told -> info.accept(withId(own, JsonMappers.PLAIN.writeValueAsString(told)))));
        } catch (OutputException nobodyListens) {
            throw nobodyListens;
        } catch (Throwable failed) { // Whatever a rule set throws, the next line must still be read.
            return withId(id, JsonMappers.PLAIN.writeValueAsString(ErrorAnswer.of(failed)));
        }
    }

    /** Answers a line that could not be read. */
    static String answerToUnreadable(String reason) {
        return JsonMappers.PLAIN.writeValueAsString(ErrorAnswer.unreadable(reason));
    }

    /** Quits what is at hand for the next question. */
    void close() {
        subjects.forEach(Topics::close);
    }

    private static ObjectNode object(String line) {
        try {
            JsonNode node = JsonMappers.STRICT.readTree(line);
            if (node instanceof ObjectNode object) {
                return object;
            }
            throw MalformedQuestionException.noObject(
                    "expected a JSON object, found " + Texts.shorten(node.toString()));
        } catch (JacksonException broken) {
            throw MalformedQuestionException.noObject("not JSON" + BrokenJson.placeAndReason(broken));
        }
    }

    /** The id as JSON; null if the question has none. */
    private static String id(ObjectNode question, String line) {
        JsonNode id = question.get(ID);
        if (id == null) {
            return null;
        }
        if (id.isNumber()) {
            return numberAsWritten(line);
        }
        if (!id.isString()) {
            throw fields(question).refusal(ID, "expected a text or a number, found " + Texts.shorten(id.toString()));
        }
        return id.toString();
    }

    /** The digits of an id: a number as Java counts would be rounded, and written otherwise. */
    private static String numberAsWritten(String line) {
        try (JsonParser parser = JsonMappers.STRICT.createParser(line)) {
            parser.nextToken();
            while (!ID.equals(parser.nextName())) {
                parser.nextToken();
                parser.skipChildren();
            }
            parser.nextToken();
            return parser.getString();
        }
    }

    private static JsonFields fields(ObjectNode question) {
        return JsonFields.of(question, "question", MalformedQuestionException::at);
    }

    private static String withId(String id, String answer) {
        return id == null ? answer : "{\"" + ID + "\":" + id + "," + answer.substring(1);
    }

    private String answer(ObjectNode question, Consumer<Object> info) {
        JsonFields fields = fields(question);
        String ask = fields.optionalText(ASK).orElse("");
        if (ask.isEmpty() || OF_THE_REFEREE.contains(ask)) {
            return referee().answer(question);
        }
        Topics.Topic topic = topics.get(ask);
        if (topic == null) {
            Set<String> all = words();
            throw fields.refusal(
                    ASK,
                    "expected one of " + String.join(", ", all) + ", found '" + Texts.shorten(ask) + "'"
                            + NearestMatch.question(ask, all));
        }
        return JsonMappers.PLAIN.writeValueAsString(
                topic.answering().apply(fields.allowing(Topics.Topic.joined(topic.members(), ASK)), info));
    }

    /** Made when it is needed: a client may only want to know the version. */
    private Referee referee() {
        if (referee == null) {
            referee = new Referee(registry.get());
        }
        return referee;
    }

    private Set<String> words() {
        Set<String> words = new TreeSet<>(topics.keySet());
        words.addAll(OF_THE_REFEREE);
        return words;
    }

    private Map<String, Object> hello(String version) {
        Map<String, Object> hello = new LinkedHashMap<>();
        hello.put("protocol", VERSION);
        hello.put("program", "plyspace");
        hello.put("version", version);
        hello.put("longestLine", ServeSession.LONGEST_LINE);
        hello.put("asks", words());
        return hello;
    }

    /** A line is not a question, or a member of it is not what is expected. */
    static final class MalformedQuestionException extends UsageException {

        private static final long serialVersionUID = 1L;

        private static final String FIELD = ": field ";

        private final String member;

        private MalformedQuestionException(String member, String message) {
            super(message);
            this.member = member;
        }

        /**
         * A refusal by {@link org.plyspace.engine.JsonFields}.
         *
         * @param place ends in the member, if one is at fault
         */
        static MalformedQuestionException at(String place, String reason) {
            int field = place.indexOf(FIELD);
            String member = field < 0 ? "" : place.substring(field + FIELD.length());
            return new MalformedQuestionException(
                    member, (member.isEmpty() ? "not a question" : member) + ": " + reason);
        }

        /** A line that is no JSON object at all. */
        static MalformedQuestionException noObject(String reason) {
            return at("", reason);
        }

        /** The member that is refused, {@code moves[2]}; empty if it is the whole question. */
        String member() {
            return member;
        }
    }

    /**
     * The answer to a question that has none; what does not apply is null and left out.
     *
     * @param error why, in words
     * @param type the {@link ErrorType} in one word
     * @param member the member of the question that is refused
     * @param offset index of the character at which a position's text is refused
     * @param faults why a position cannot be played
     * @param ply index of the move that is refused, among those of the question
     * @param move that move as given
     * @param refusal why that move is refused
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record ErrorAnswer(
            String error,
            String type,
            String member,
            Integer offset,
            List<Fault> faults,
            Integer ply,
            String move,
            @JsonUnwrapped RefusedMove refusal) {

        /** The answer that tells of a failure. */
        static ErrorAnswer of(Throwable failure) {
            if (failure instanceof ProvisionException && failure.getCause() != null) {
                return of(failure.getCause());
            }
            String reason = String.valueOf(failure.getMessage());
            if (failure instanceof LineProtocol.MalformedQuestionException malformed) {
                String member = malformed.member().isEmpty() ? null : malformed.member();
                return new ErrorAnswer(reason, ErrorType.MALFORMED.word(), member, null, null, null, null, null);
            }
            if (failure instanceof AskedGame.IllegalMoveException illegal) {
                return new ErrorAnswer(
                        reason,
                        ErrorType.ILLEGAL.word(),
                        null,
                        null,
                        null,
                        illegal.ply(),
                        illegal.move(),
                        illegal.refusal());
            }
            if (failure instanceof TextException text) {
                return new ErrorAnswer(reason, ErrorType.REFUSED.word(), null, text.offset(), null, null, null, null);
            }
            if (failure instanceof InvalidSetupException invalid) {
                return new ErrorAnswer(
                        reason, ErrorType.REFUSED.word(), null, null, invalid.faults(), null, null, null);
            }
            if (failure instanceof PlyspaceException) {
                ErrorType type = failure instanceof FailureException ? ErrorType.FAILED : ErrorType.REFUSED;
                return new ErrorAnswer(reason, type.word(), null, null, null, null, null, null);
            }
            return new ErrorAnswer(
                    "the program failed: " + FailureWords.of(failure),
                    ErrorType.FAILED.word(),
                    null,
                    null,
                    null,
                    null,
                    null,
                    null);
        }

        /** The answer to a line that could not be read. */
        static ErrorAnswer unreadable(String reason) {
            return of(LineProtocol.MalformedQuestionException.noObject(reason));
        }
    }
}
