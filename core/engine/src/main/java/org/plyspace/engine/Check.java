package org.plyspace.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Position;

/**
 * An attack by a man on a royal piece of the side to move.
 *
 * @param attacker the cell of the man
 * @param royal the cell of the royal piece
 */
public record Check(int attacker, int royal) {

    /** All checks in a position, by royal piece and attacker; empty if the side to move is not in check. */
    public static List<Check> of(Position position) {
        int cells = position.rules().cells();
        int[] royals = new int[cells];
        int[] attackers = new int[cells];
        int[] attacked = new int[cells];
        int royalCount = position.royals(position.sideToMove(), royals);
        int attackerCount = position.men(position.sideToMove().opposite(), attackers);
        List<Check> checks = new ArrayList<>();
        for (int i = 0; i < royalCount; i++) {
            int royal = royals[i];
            for (int j = 0; j < attackerCount; j++) {
                int count = position.attacks(attackers[j], attacked);
                if (Arrays.stream(attacked, 0, count).anyMatch(cell -> cell == royal)) {
                    checks.add(new Check(attackers[j], royal));
                }
            }
        }
        return checks;
    }

    /** Whether two royal pieces of the side to move are attacked, or one by two men. */
    public static boolean isDouble(Position position) {
        return position.inCheck() && of(position).size() > 1;
    }

    /** The word {@code check} or {@code double check}, or an empty text. */
    public static String word(Position position) {
        return !position.inCheck() ? "" : isDouble(position) ? "double check" : "check";
    }
}
