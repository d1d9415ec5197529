// Jocly as an engine of the protocol UCI, as far as the player `uci:cmd=...` of Plyspace speaks it:
//
//     NODE_PATH=FOLDER/node_modules node bench/jocly/uci.js
//
// FOLDER is where `npm install jocly` was said. `go movetime N` and `go nodes N` take the place of the level's own limits. Jocly
// cannot be told to move at once, so that `stop` is passed over. At the end standard error is told how long moves took.
'use strict';

// What Jocly itself has to say is no part of the protocol.
console.log = console.error;

const readline = require('readline');
const Raumschach = require('./raumschach');
const {version} = require('jocly/package.json');

const NO_MOVE = 'bestmove 0000';
const say = line => process.stdout.write(line + '\n');
const millis = [];
let levels;
let level;
let game;
let hasPosition = false;

const commands = {
    uci() {
        say(`id name Jocly ${version}`);
        say('id author the authors of Jocly');
        say('option name UCI_Variant type combo default raumschach var raumschach');
        say(`option name Level type combo default ${level.label} ` + levels.map(({label}) => 'var ' + label).join(' '));
        say('uciok');
    },
    isready() {
        say('readyok');
    },
    setoption(words) {
        const [, name, value] = /^name (\S+) value (.+)$/.exec(words.join(' ')) || [];
        if (name === 'Level') {
            level = levels.find(({label}) => label === value) || level;
        }
    },
    async position(words) {
        hasPosition = false;
        const moves = words.indexOf('moves');
        const end = moves < 0 ? words.length : moves;
        game.setUp(words[0] === 'fen' ? words.slice(1, end).join(' ') : undefined);
        for (const move of words.slice(end + 1)) {
            await game.play(move);
        }
        hasPosition = true;
    },
    async go(words) {
        if (!hasPosition || (await game.moves()).size === 0) {
            say(NO_MOVE);
            return;
        }
        const began = Date.now();
        const move = await game.search(limited(words));
        millis.push(Date.now() - began);
        say(`info time ${millis[millis.length - 1]}`);
        say(`bestmove ${move}`);
    },
};

/** The level with the limits of a `go` in place of its own, if there are any. */
function limited(words) {
    const number = name => words.includes(name) ? Number(words[words.indexOf(name) + 1]) : 0;
    const limits = {maxDuration: number('movetime') / 1000, maxNodes: number('nodes')};
    return limits.maxDuration || limits.maxNodes ? {...level, ...limits} : level;
}

function leave() {
    if (millis.length > 0) {
        const mean = millis.reduce((sum, some) => sum + some) / millis.length;
        const seconds = some => (some / 1000).toFixed(2);
        process.stderr.write(`Jocly ${version}, ${level.label}: ${millis.length} moves, `
            + `${seconds(mean)} s each on average, ${seconds(Math.max(...millis))} s at most\n`);
    }
    process.exit(0);
}

async function main() {
    game = await Raumschach.open();
    levels = (await Raumschach.levels()).map(({label, ...rest}) => ({...rest, label: label.replace(/ .*/, '')}));
    level = levels[levels.length - 1];
    for await (const line of readline.createInterface({input: process.stdin})) {
        const [name, ...words] = line.trim().split(/\s+/);
        if (name === 'quit') {
            break;
        }
        try {
            await commands[name]?.(words);
        } catch (wrong) {
            say(`info string ${wrong.message}`);
        }
    }
    leave();
}

main();
