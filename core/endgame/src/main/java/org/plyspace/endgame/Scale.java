package org.plyspace.endgame;

/** How a value fits into one byte: {@link #FAR} stands for a distance beyond the scale, which is stored apart. */
enum Scale {

    /** Wins in odd numbers of plies and losses in even ones, up to 250: the only ones where games end by the last move. */
    REGULAR(250) {
        @Override
        int encode(int value) {
            return Value.plies(value) + 1;
        }

        @Override
        int decode(int code) {
            int plies = code - 1;
            return (plies & 1) == 1 ? Value.win(plies) : Value.loss(plies);
        }
    },

    /** Any wins and losses up to 124 plies: for rules by which the side to move may have won. */
    MIXED(124) {
        private static final int WINS = 125;

        @Override
        int encode(int value) {
            return Value.plies(value) + 1 + (Value.isWin(value) ? 0 : WINS);
        }

        @Override
        int decode(int code) {
            return code <= WINS ? Value.win(code - 1) : Value.loss(code - 1 - WINS);
        }
    };

    /** The code of a win or a loss in more plies than the scale has. */
    static final int FAR = 252;

    /** The code of {@link Value#IMPOSSIBLE}. */
    static final int IMPOSSIBLE = 255;

    private final int longest;

    Scale(int longest) {
        this.longest = longest;
    }

    /** The longest distance in plies that has a code. */
    int longest() {
        return longest;
    }

    /** Whether a win or a loss has the parity that {@link #REGULAR} expects. */
    static boolean isRegular(int value) {
        return value == Value.DRAW
                || value == Value.IMPOSSIBLE
                || ((Value.plies(value) & 1) == 1) == Value.isWin(value);
    }

    /** The code, 1 to 251, of a win or a loss within the scale. */
    abstract int encode(int value);

    /** The win or loss of a code from 1 to 251. */
    abstract int decode(int code);
}
