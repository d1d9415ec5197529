package org.plyspace.variant.json;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The versions of the format. Files of each are read with the meaning that they had when it was the newest. */
@SuppressWarnings("ImmutableEnumChecker") // the lists are unmodifiable
enum Format {
    V1(
            "plyspace-lattice/1",
            new Size(23, 26, 26),
            List.of("citation", "board", "directions", "pieces", "pawn", "royals", "castling", "plainFen"),
            List.of("files", "ranks", "levels", "levelsWrap", "boards", "textOrder", "squares", "colours", "view"),
            List.of("name", "royal", "rides", "leaps")),
    V2(
            "plyspace-lattice/2",
            new Size(32, 32, 32),
            List.of(
                    "citation",
                    "board",
                    "mirror",
                    "directions",
                    "pieces",
                    "royals",
                    "castling",
                    "hands",
                    "freezing",
                    "arrival",
                    "mustCapture",
                    "end",
                    "repetition",
                    "uciName",
                    "plainFen"),
            List.of(
                    "files",
                    "ranks",
                    "levels",
                    "levelsWrap",
                    "missing",
                    "offset",
                    "cells",
                    "boards",
                    "textOrder",
                    "squares",
                    "colours",
                    "view"),
            List.of(
                    "name",
                    "usualName",
                    "figure",
                    "worth",
                    "royal",
                    "rides",
                    "leaps",
                    "modes",
                    "pawn",
                    "promotes",
                    "standsOn",
                    "starts",
                    "resetsClock"));

    private final String id;
    private final Size largest;
    private final List<String> declaration;
    private final List<String> board;
    private final List<String> piece;

    Format(String id, Size largest, List<String> declaration, List<String> board, List<String> piece) {
        this.id = id;
        this.largest = largest;
        this.declaration = Stream.concat(declaration.stream(), Stream.of("start", "noStart", "rulebook"))
                .toList();
        this.board = board;
        this.piece = piece;
    }

    /** How large a board is. */
    record Size(int files, int ranks, int levels) {}

    /** What the field {@code format} says. */
    String id() {
        return id;
    }

    /** The most files, ranks and levels that a board may have. */
    Size largest() {
        return largest;
    }

    /** The fields of a file that a declaration is made of. */
    List<String> declarationFields() {
        return declaration;
    }

    List<String> boardFields() {
        return board;
    }

    List<String> pieceFields() {
        return piece;
    }

    /** All ids, as a message names them: {@code 'plyspace-lattice/1' or 'plyspace-lattice/2'}. */
    static String known() {
        return Stream.of(values()).map(format -> "'" + format.id + "'").collect(Collectors.joining(" or "));
    }
}
