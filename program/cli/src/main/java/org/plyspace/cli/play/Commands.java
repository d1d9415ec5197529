package org.plyspace.cli.play;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.session.OngoingGame;

/** The words that are commands in a game, and what they do; everything else is a move. */
final class Commands {

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final Map<String, String> synonyms = new HashMap<>();

    /** A command: how it is written with what may follow, its help text, and its action on the text that follows. */
    private record Command(String form, String help, Consumer<String> action) {

        void execute(String argument) {
            String[] words = form.split(" ", 2);
            boolean taken = words.length > 1;
            boolean needed = taken && !words[1].startsWith("[");
            if (argument.isEmpty() ? needed : !taken) {
                throw new InputException("'" + form + "' is how this is typed; "
                        + (needed ? "what follows it is missing" : "nothing follows it"));
            }
            action.accept(argument);
        }
    }

    /**
     * Adds a command.
     *
     * @param form the word and its argument, in brackets if it is optional: {@code moves [from]}
     */
    Commands add(String form, String help, Consumer<String> action) {
        commands.put(form.split(" ", 2)[0], new Command(form, help, action));
        return this;
    }

    /** Adds the questions about the moves of the position that is on the table. */
    Commands addQuestions(Screen screen, Supplier<OngoingGame> table) {
        return add(
                        "moves [from]",
                        "lists the legal moves, all or those of one square, board or piece in hand",
                        from -> screen.listMoves(table.get(), from))
                .add(
                        "why move",
                        "says whether a move is legal, and if not, why not",
                        move -> screen.say(TypedMoves.answer(table.get().position(), move)));
    }

    /**
     * Adds the ways to look at the position that is on the table.
     *
     * @param show shows it
     */
    Commands addViews(Screen screen, Supplier<OngoingGame> table, Runnable show) {
        return add("show", "shows the boards", argument -> show.run())
                .add("flip", "shows them from the other side", argument -> {
                    screen.flip();
                    show.run();
                })
                .add("view name", "shows them as boards, compact, flat, or edge:NAME", name -> {
                    screen.view(table.get(), name);
                    show.run();
                })
                .add("legend", "says what symbols and marks mean", argument -> screen.legend(table.get()))
                .add(
                        "fen",
                        "prints the position as text",
                        argument -> screen.line(table.get().position().words().text()));
    }

    /** Lets another word stand for a command; it is not listed. */
    Commands synonym(String word, String command) {
        synonyms.put(word, command);
        return this;
    }

    Set<String> words() {
        return commands.keySet();
    }

    /**
     * Executes a line if it begins with a command, in upper or lower case; returns whether it did.
     *
     * @throws InputException if the command takes no argument and one is given, or needs one and none is
     */
    boolean execute(String line) {
        String[] parts = line.split("\\s+", 2);
        String word = parts[0].toLowerCase(Locale.ROOT);
        Optional<Command> command = Optional.ofNullable(commands.get(synonyms.getOrDefault(word, word)));
        command.ifPresent(found -> found.execute(parts.length > 1 ? parts[1].strip() : ""));
        return command.isPresent();
    }

    /** What each command does, by the form in which it is typed, in the order of adding. */
    Map<String, String> help() {
        Map<String, String> texts = new LinkedHashMap<>();
        commands.values().forEach(command -> texts.put(command.form, command.help));
        return texts;
    }
}
