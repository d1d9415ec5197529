// What Jocly says of the positions of random games, as JSON lines that `plyspace verify -` holds against the rules of Plyspace:
//
//     NODE_PATH=FOLDER/node_modules node bench/jocly/positions.js GAMES
'use strict';

const Raumschach = require('./raumschach');

const LONGEST = 400;
let state = 1;

/** A number from 0 to below another one (Park and Miller, 1988): the same ones each time. */
function random(below) {
    state = state * 48271 % 2147483647;
    return state % below;
}

async function main(games) {
    const game = await Raumschach.open();
    for (let played = 0; played < games; played++) {
        game.setUp();
        let moves;
        let plies = 0;
        do {
            moves = [...(await game.moves()).keys()].sort();
            const found = {variant: 'raumschach', position: game.position(), check: game.check(), moves};
            if (moves.length > 0) {
                await game.play(moves[random(moves.length)]);
            } else {
                found.outcome = found.check ? 'checkmate' : 'stalemate';
            }
            process.stdout.write(JSON.stringify(found) + '\n');
        } while (moves.length > 0 && ++plies < LONGEST);
    }
}

main(Number(process.argv[2]));
