package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.LatticeLayout;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.PlacementSyntax;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.TextBoard;
import org.plyspace.movegen.text.Token;

/** Between text, {@link Setup} and {@link LatticePosition}. */
final class LatticeSetups {

    private final LatticeRules rules;
    private final LatticeSpec spec;
    private final LatticeTables tables;
    private final PositionSyntax syntax;
    private final Optional<Setup> start;

    LatticeSetups(LatticeRules rules, LatticeSpec spec) {
        this.rules = rules;
        this.spec = spec;
        this.tables = rules.tables;
        List<String> homeNames =
                Arrays.stream(tables.castling.homes).mapToObj(rules::name).toList();
        FieldSyntax enPassant = tables.pawns.enPassant ? this::checkEnPassant : FieldSyntax.none(Setup.EN_PASSANT);
        FieldSyntax castling = spec.castlingSyntax.syntax(homeNames);
        this.syntax = spec.plainFen
                ? PositionSyntax.plainFen(placement(), castling, enPassant)
                : new PositionSyntax(placement(), castling, enPassant, spec.turnRule.extras());
        this.start = spec.start.map(text -> syntax.read(text, Setup.builder(tables.cells, 0)));
    }

    private PlacementSyntax placement() {
        List<TextBoard> boards = spec.textOrder.stream()
                .map(name -> new TextBoard(
                        name,
                        false,
                        spec.lattice.files(),
                        LatticeLayout.cells(spec.lattice, spec.boards.indexOf(name))
                                .boxed()
                                .toList()))
                .toList();
        return spec.plainFen
                ? PlacementSyntax.unnamed(boards.get(0), spec.types())
                : new PlacementSyntax(boards, List.of(), spec.types());
    }

    private void checkEnPassant(Token field) {
        if (field.is("-")) {
            return;
        }
        List<Token> parts = field.split(':');
        if (parts.size() != (spec.plainFen ? 1 : 2)) {
            throw field.refusal("en passant " + field.quoted() + " is refused; '-' or <square crossed>"
                    + (spec.plainFen ? "" : ":<square of the pawn>") + " would be accepted");
        }
        for (Token part : parts) {
            if (rules.cell(part.text()).isEmpty()) {
                throw part.refusal("en passant: there is no square " + part.quoted() + "; " + spec.squareRange);
            }
        }
    }

    Setup read(String text) {
        Optional<Setup> other = spec.setupForms.read(text, rules);
        return other.isPresent() ? other.get() : syntax.read(text, Setup.builder(tables.cells, 0));
    }

    String write(Setup setup) {
        return syntax.write(setup);
    }

    List<Fault> faults(Setup setup, Purpose purpose) {
        return new SetupCheck(rules, spec, setup, this).faults(purpose);
    }

    /** The code of the man that belongs on a home. */
    int manAtHome(int home) {
        return start.orElseThrow().pieceAt(home);
    }

    /** The cells in an en passant field, crossed and pawn; empty if there was no double step. */
    Optional<int[]> enPassant(Setup setup) {
        String field = setup.field(Setup.EN_PASSANT);
        if (field.equals("-")) {
            return Optional.empty();
        }
        if (spec.plainFen) {
            int crossed = rules.cell(field).orElseThrow();
            return Optional.of(new int[] {crossed, pawnThatCrossed(setup, crossed)});
        }
        int colon = field.indexOf(':');
        OptionalInt crossed = rules.cell(field.substring(0, colon));
        OptionalInt pawn = rules.cell(field.substring(colon + 1));
        return Optional.of(new int[] {crossed.orElseThrow(), pawn.orElseThrow()});
    }

    /** Where the pawn stands that has just double-stepped over a cell, or {@link LatticePosition#NO_CELL}. */
    private int pawnThatCrossed(Setup setup, int crossed) {
        int mover = setup.side().opposite().index();
        for (int start = 0; start < tables.cells; start++) {
            int[] over = tables.pawns.advances[mover][start];
            for (int i = 0; i < over.length; i++) {
                int end = tables.pawns.doubles[mover][start][i];
                if (over[i] == crossed
                        && end != LatticePosition.NO_CELL
                        && setup.pieceAt(end) == tables.pawns.code(mover)) {
                    return end;
                }
            }
        }
        return LatticePosition.NO_CELL;
    }

    /** The mask of homes that a castling field names. */
    int rights(Setup setup) {
        String field = setup.field(Setup.CASTLING);
        int mask = 0;
        if (spec.castlingSyntax instanceof CastlingSyntax.Letters letters) {
            for (int i = 0; i < letters.letters().length(); i++) {
                if (field.indexOf(letters.letters().charAt(i)) >= 0) {
                    mask |= tables.castling.need(spec.castlings.get(i));
                }
            }
            return mask;
        }
        List<String> named = List.of(field.split(",", -1));
        for (int bit = 0; bit < tables.castling.homes.length; bit++) {
            if (named.contains(rules.name(tables.castling.homes[bit]))) {
                mask |= 1 << bit;
            }
        }
        return mask;
    }

    private String castlingField(int rights) {
        StringBuilder field = new StringBuilder();
        if (spec.castlingSyntax instanceof CastlingSyntax.Letters letters) {
            for (int i = 0; i < letters.letters().length(); i++) {
                int need = tables.castling.need(spec.castlings.get(i));
                if ((rights & need) == need) {
                    field.append(letters.letters().charAt(i));
                }
            }
        } else {
            for (int bit = 0; bit < tables.castling.homes.length; bit++) {
                if ((rights >> bit & 1) != 0) {
                    field.append(field.isEmpty() ? "" : ",").append(rules.name(tables.castling.homes[bit]));
                }
            }
        }
        return field.toString();
    }

    /** A position of a setup; whether it could be played is not asked. */
    LatticePosition position(Setup setup) {
        LatticePosition position = new LatticePosition(rules);
        for (int cell = 0; cell < tables.cells; cell++) {
            if (setup.pieceAt(cell) != Piece.NONE) {
                position.board.put(cell, setup.pieceAt(cell));
            }
        }
        position.setState(
                setup.side(), rights(setup), spec.turnRule.read(setup), setup.halfmoveClock(), setup.fullmoveNumber());
        enPassant(setup).ifPresent(cells -> {
            position.epCrossed = cells[0];
            position.epPawn = cells[1];
        });
        return position;
    }

    Setup setup(LatticePosition position) {
        Setup.Builder setup = Setup.builder(tables.cells, 0)
                .side(Side.of(position.side))
                .clocks(position.halfmoveClock(), position.fullmoveNumber())
                .field(Setup.CASTLING, castlingField(position.rights));
        for (int cell = 0; cell < tables.cells; cell++) {
            setup.piece(cell, position.pieceAt(cell));
        }
        if (position.epCrossed != LatticePosition.NO_CELL) {
            setup.field(Setup.EN_PASSANT, rules.name(position.epCrossed) + ":" + rules.name(position.epPawn));
        }
        spec.turnRule.write(position.word, setup);
        return setup.build();
    }
}
