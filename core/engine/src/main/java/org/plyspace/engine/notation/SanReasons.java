package org.plyspace.engine.notation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;

/** Finds why a text that resembles a move in {@link San} is not legal: the rules' reasons for each man that could be meant. */
final class SanReasons {

    /** The largest number of men whose reasons are listed. */
    private static final int MOST_TOLD = 3;

    private final Position position;
    private final SquareTexts squares;
    private final List<PieceType> types;

    SanReasons(Position position, SquareTexts squares) {
        this.position = position;
        this.squares = squares;
        this.types = position.rules().pieceTypes();
    }

    /**
     * The parts of a text.
     *
     * @param origin the part that describes the origin
     * @param target the name of the target
     * @param choice the promotion in machine form, or empty
     */
    private record Parts(PieceType type, String origin, int cell, String target, String choice) {}

    Verdict of(SanText text) {
        String core = text.core();
        if (core.contains("O-O")) {
            return machine(core);
        }
        if (core.startsWith("@")) {
            core = types.stream()
                            .filter(SanForm::isPawn)
                            .map(PieceType::symbol)
                            .findFirst()
                            .orElse("")
                    + core;
        }
        int at = core.indexOf('@');
        String before = core.substring(0, Math.max(at, 0));
        if (at > 0 && (PieceType.isSymbol(before) || isSquare(before)) && core.indexOf('-') < 0) {
            return machine(core.replace('@', '*'));
        }
        return of(text, List.of(core))
                .orElseGet(() -> new Verdict.Malformed(
                        "'" + Texts.shorten(text.typed()) + "' is no move; expected a piece and the square it goes to,"
                                + " such as " + example(),
                        0));
    }

    /** The verdict on a text that can be any of these cores; empty if none names a man and a target. */
    Optional<Verdict> of(SanText text, List<String> cores) {
        List<Parts> all = cores.stream().flatMap(core -> parts(core).stream()).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(reason(text, all));
    }

    private Verdict machine(String text) {
        return position.words().judge(text, Notation.MACHINE);
    }

    private String example() {
        return types.get(0).symbol() + position.words().name(0);
    }

    private Optional<Parts> parts(String core) {
        int equals = core.indexOf('=');
        String step = equals < 0 ? core : core.substring(0, equals);
        int cell = IntStream.range(0, position.rules().cells())
                .filter(any -> isTarget(step, any))
                .boxed()
                .max(Comparator.comparing(any -> position.words().name(any).length()))
                .orElse(-1);
        if (cell < 0) {
            return Optional.empty();
        }
        String target = position.words().name(cell);
        String before = step.substring(0, step.length() - target.length());
        String man = before.endsWith("x") || before.endsWith("-") ? before.substring(0, before.length() - 1) : before;
        return type(man)
                .map(type -> new Parts(
                        type,
                        man.startsWith(type.symbol())
                                ? man.substring(type.symbol().length())
                                : man,
                        cell,
                        target,
                        equals < 0 ? "" : core.substring(equals)))
                .filter(parts -> isOrigin(parts.origin));
    }

    private boolean isSquare(String name) {
        return IntStream.range(0, position.rules().cells())
                .anyMatch(cell -> position.words().name(cell).equals(name));
    }

    private boolean isTarget(String step, int cell) {
        String name = position.words().name(cell);
        return !name.isEmpty() && step.endsWith(name);
    }

    /** The type whose symbol begins a text, else the pawn. */
    private Optional<PieceType> type(String text) {
        return types.stream()
                .filter(type -> text.startsWith(type.symbol()))
                .max(Comparator.comparing(type -> type.symbol().length()))
                .or(() -> types.stream().filter(SanForm::isPawn).findFirst());
    }

    /** Whether the name of some square has these parts. */
    private boolean isOrigin(String text) {
        return text.isEmpty() || IntStream.range(0, position.rules().cells()).anyMatch(cell -> mayBeFrom(text, cell));
    }

    private boolean mayBeFrom(String origin, int cell) {
        String name = position.words().name(cell);
        return !name.isEmpty() && squares.parts(name).texts().contains(origin);
    }

    private Verdict reason(SanText text, List<Parts> all) {
        Parts first = all.get(0);
        String man = position.sideToMove().word() + " " + first.type.name();
        List<Verdict> verdicts = all.stream().flatMap(this::verdicts).toList();
        if (verdicts.isEmpty()) {
            String where = first.origin.isEmpty() ? "" : " that '" + first.origin + "' could stand for";
            return none(text.typed() + ": there is no " + man + where, "", first);
        }
        Optional<Verdict> possible = verdicts.stream()
                .filter(verdict -> !(verdict instanceof Verdict.Illegal))
                .findFirst();
        if (possible.isPresent()) {
            return possible.get();
        }
        if (verdicts.size() == 1) {
            return verdicts.get(0);
        }
        String reasons = verdicts.stream()
                .limit(MOST_TOLD)
                .map(verdict -> ((Verdict.Illegal) verdict).reason())
                .collect(Collectors.joining("; "));
        return none(
                text.typed() + ": no " + man + " can make this move: " + reasons,
                ((Verdict.Illegal) verdicts.get(0)).citation(),
                first);
    }

    /** The rules' verdicts on each man that can be meant. */
    private Stream<Verdict> verdicts(Parts parts) {
        int[] into = new int[position.rules().cells()];
        int code = Piece.code(position.sideToMove(), parts.type.index());
        return Arrays.stream(into, 0, position.men(position.sideToMove(), into))
                .filter(cell -> position.pieceAt(cell) == code && mayBeFrom(parts.origin, cell))
                .mapToObj(cell -> machine(position.words().name(cell) + "-" + parts.target + parts.choice));
    }

    private static Verdict.Illegal none(String reason, String citation, Parts parts) {
        return new Verdict.Illegal(Refusal.NOBODY_CAN, reason, citation).mark(Role.TARGET, parts.cell);
    }
}
