/** Boards as SVG, of parts that are defined in the page: with men, to step through games, and coloured by where pieces stand. */

const SVG = 'http://www.w3.org/2000/svg';

function svgElement(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  return made;
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  made.append(...children);
  return made;
}

/** An empty board, which shrinks with its surroundings. */
function boardDrawing(board, scale, label) {
  const drawing = svgElement('svg', {
    viewBox: `0 0 ${board.width} ${board.height}`,
    width: Math.round(board.width * scale),
    role: 'img',
    'aria-label': label,
  });
  drawing.append(svgElement('use', { href: '#' + board.part }));
  return drawing;
}

function put(drawing, part, spot, title) {
  const group = svgElement('g', { transform: `translate(${spot.x} ${spot.y})` });
  if (title) {
    const words = svgElement('title');
    words.textContent = title;
    group.append(words);
  }
  group.append(svgElement('use', { href: '#' + part }));
  drawing.append(group);
}

/** What is on the boards of a game after some steps. */
function position(game, number) {
  const now = { boards: new Map(), men: new Map() };
  for (let i = 0; i <= number; i++) {
    Object.entries(game.steps[i].boards ?? {}).forEach(([place, board]) => now.boards.set(Number(place), board));
    Object.entries(game.steps[i].men ?? {}).forEach(([cell, code]) =>
      code === 0 ? now.men.delete(Number(cell)) : now.men.set(Number(cell), code),
    );
  }
  return now;
}

function drawPosition(into, game, number) {
  const step = game.steps[number];
  const now = position(game, number);
  into.replaceChildren(
    ...[...now.boards.entries()]
      .sort((a, b) => a[0] - b[0])
      .map(([place, index]) => {
        const board = data.games.boards[index];
        const men = board.spots.filter(spot => now.men.has(spot.cell));
        const drawing = boardDrawing(
          board,
          1,
          men.map(spot => game.men[now.men.get(spot.cell)].name + ' ' + spot.name).join(', ') || 'an empty board',
        );
        if (step.moved?.includes(place)) drawing.classList.add('shifted');
        men.forEach(spot => {
          const man = game.men[now.men.get(spot.cell)];
          put(drawing, man.part, spot, man.name + ' on ' + spot.name);
        });
        board.spots.filter(spot => step.last?.includes(spot.cell)).forEach(spot => put(drawing, board.last, spot));
        board.spots.filter(spot => step.check?.includes(spot.cell)).forEach(spot => put(drawing, board.check, spot));
        return drawing;
      }),
  );
}

/** In words: which step, the move, and what the rule set calls it. */
function told(game, number) {
  const step = game.steps[number];
  const last = game.steps.length - 1;
  const hands = step.hands ? `. In hand: White ${step.hands[0]}, Black ${step.hands[1]}` : '';
  if (number === 0) return `Start, ${last} plies follow${hands}`;
  const side = number % 2 === 1 ? 'White' : 'Black';
  const tags = step.tags ? ' (' + step.tags.join(', ') + ')' : '';
  const check = step.check ? ', check' : '';
  return `Ply ${number} of ${last}, ${side}: ${step.move}${tags}${check}${hands}`;
}

/** A viewer of games: four buttons, a slider, arrow keys, Home and End. */
function viewer(into) {
  const games = data.games.games;
  let game = games[0];
  let at = 0;
  const choose = element('select');
  games.forEach((each, i) => choose.append(element('option', { value: i }, each.caption)));
  const slider = element('input', { type: 'range', min: 0, step: 1, 'aria-label': 'Ply' });
  const words = element('p', { class: 'told', 'aria-live': 'polite' });
  const boards = element('div', { class: 'boards' });
  const go = to => {
    at = Math.max(0, Math.min(game.steps.length - 1, to));
    slider.max = String(game.steps.length - 1);
    slider.value = String(at);
    words.textContent = told(game, at);
    drawPosition(boards, game, at);
    first.disabled = back.disabled = at === 0;
    forward.disabled = end.disabled = at === game.steps.length - 1;
  };
  const button = (sign, label, to) => {
    const made = element('button', { type: 'button', 'aria-label': label, title: label }, sign);
    made.addEventListener('click', () => go(to()));
    return made;
  };
  const first = button('\u21E4', 'First', () => 0);
  const back = button('\u2190', 'Back', () => at - 1);
  const forward = button('\u2192', 'Forward', () => at + 1);
  const end = button('\u21E5', 'Last', () => game.steps.length - 1);
  choose.addEventListener('change', () => {
    game = games[Number(choose.value)];
    go(0);
  });
  slider.addEventListener('input', () => go(Number(slider.value)));
  into.append(
    element('div', { class: 'choice' }, element('label', {}, 'Game', choose)),
    element('div', { class: 'choice' }, first, back, forward, end, slider),
    words,
    boards,
  );
  into.setAttribute('role', 'group');
  into.setAttribute('aria-label', 'Game viewer; arrow keys step');
  into.tabIndex = 0;
  into.addEventListener('keydown', event => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: game.steps.length - 1 }[event.key];
    if (to !== undefined && event.target !== slider && event.target !== choose) {
      event.preventDefault();
      go(to);
    }
  });
  go(0);
}

/** From nearly nothing to most: lighter to darker, whatever the hue, so that it is read without seeing colours. */
const RAMP = [
  [250, 246, 236],
  [247, 203, 110],
  [222, 112, 44],
  [146, 30, 66],
  [46, 12, 60],
];

/** The colour of a share, by its square root; 1 is as dark as it gets. */
function heatColour(share) {
  const place = Math.sqrt(Math.min(1, Math.max(0, share))) * (RAMP.length - 1);
  const low = Math.min(RAMP.length - 2, Math.floor(place));
  const mixed = RAMP[low].map((channel, i) => Math.round(channel + (place - low) * (RAMP[low + 1][i] - channel)));
  return `rgb(${mixed.join(',')})`;
}

function perCent(share) {
  const value = share * 100;
  return value.toFixed(value >= 10 ? 0 : value >= 1 ? 1 : 2) + ' %';
}

/** What the colours mean. */
function ramp(most) {
  const drawing = svgElement('svg', {
    viewBox: '0 0 320 36',
    role: 'img',
    'aria-label': 'Colours from 0 to ' + perCent(most),
  });
  for (let x = 0; x < 300; x += 3) {
    drawing.append(svgElement('rect', { x: 10 + x, y: 2, width: 3.2, height: 12, fill: heatColour((x / 297) ** 2) }));
  }
  [0, 0.25, 0.5, 0.75, 1].forEach(part => {
    const label = svgElement('text', {
      x: 10 + 300 * part,
      y: 29,
      'text-anchor': part === 0 ? 'start' : part === 1 ? 'end' : 'middle',
    });
    label.textContent = part === 0 ? '0' : perCent(most * part ** 2);
    drawing.append(label);
  });
  return element('div', { class: 'ramp' }, drawing);
}

/** Boards coloured by where a piece stands, and the same as a table. */
function drawHeat(into, piece) {
  const shown = data.heat.settings.filter(each => each.maps[piece]);
  const most = Math.max(...shown.flatMap(each => each.maps[piece].map(cell => cell[0] ?? 0)));
  const rows = [];
  const parts = shown.map(each => {
    const name = settings[each.setting].name;
    const boards = element('div', { class: 'boards' });
    each.boards.forEach(board => {
      const drawing = boardDrawing(board, 0.75, `${piece}, ${name}, a board; the numbers are in the table below`);
      board.spots.forEach(spot => {
        const cell = each.maps[piece][spot.cell];
        const square = svgElement('path', {
          d: board.outline,
          transform: `translate(${spot.x} ${spot.y})`,
          fill: heatColour((cell[0] ?? 0) / most),
        });
        const title = svgElement('title');
        title.textContent = spot.name + ': ' + perCent(cell[0] ?? 0);
        square.append(title);
        drawing.append(square);
        if (cell[0] > 0) rows.push([name, spot.name, ...cell]);
      });
      boards.append(drawing);
    });
    return element('div', { class: 'map' }, element('h3', {}, `${name}: ${piece}`), boards);
  });
  const table = element(
    'table',
    {},
    element('caption', {}, `${piece}: share of positions`),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...['setting', 'square', 'value', 'from', 'to'].map(head => element('th', { scope: 'col' }, head)),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map(row =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, row[0]),
          element('td', {}, row[1]),
          ...row
            .slice(2)
            .map(value =>
              element(
                'td',
                { class: 'number' },
                ...(value === null ? [] : [element('data', { value }, perCent(value))]),
              ),
            ),
        ),
      ),
    ),
  );
  into.replaceChildren(
    ramp(most),
    ...parts,
    element(
      'details',
      {},
      element('summary', {}, 'Table'),
      element(
        'div',
        { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': `${piece}: share of positions` },
        table,
      ),
    ),
  );
}

function heatMaps(into) {
  const choose = element('select');
  data.heat.pieces.forEach(piece => choose.append(element('option', { value: piece }, piece)));
  const maps = element('div');
  choose.addEventListener('change', () => drawHeat(maps, choose.value));
  into.append(element('div', { class: 'choice' }, element('label', {}, 'Piece', choose)), maps);
  drawHeat(maps, choose.value);
}
