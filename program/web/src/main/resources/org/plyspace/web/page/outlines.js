// @ts-check
// One outline a piece, drawn once and used twice: turned on a lathe in space, mirrored as SVG on the flat boards.

/** @typedef {import('./types.js').PieceType} PieceType @typedef {[number, number]} Dot */

const KNIGHT = 'M.35 0 L.35 .085 Q.35 .14 .29 .16 L.27 .2 L0 .2';

/** Right half of each silhouette, from the foot up to the axis; one square is 1. @type {Record<string, string>} */
export const PROFILES = {
  pawn: 'M.31 0 L.31 .075 Q.31 .13 .25 .15 Q.18 .18 .155 .28 Q.13 .36 .12 .42 L.2 .44 L.2 .475 L.11 .5 C.2 .53 .22 .7 .12 .765 Q.06 .795 0 .795',
  rook: 'M.35 0 L.35 .085 Q.35 .14 .29 .16 Q.235 .185 .22 .28 L.195 .56 L.28 .61 L.28 .77 L0 .77',
  knight: KNIGHT,
  unicorn: KNIGHT,
  bishop:
    'M.335 0 L.335 .085 Q.335 .14 .275 .16 Q.19 .19 .16 .33 Q.13 .5 .115 .585 L.205 .61 L.205 .645 L.11 .67 C.25 .76 .2 .92 .05 1.02 C.1 1.05 .08 1.12 0 1.12',
  queen:
    'M.375 0 L.375 .09 Q.375 .15 .305 .17 Q.215 .21 .18 .38 Q.14 .58 .125 .74 L.22 .765 L.22 .8 L.13 .825 Q.15 .96 .25 1.1 L.2 1.12 L.15 1.07 L0 1.1',
  king: 'M.375 0 L.375 .09 Q.375 .15 .305 .17 Q.225 .21 .19 .38 Q.155 .58 .14 .76 L.235 .785 L.235 .82 L.145 .845 Q.17 .98 .24 1.08 Q.2 1.16 .06 1.19 L0 1.19',
  medal: 'M.33 0 L.33 .075 Q.33 .13 .27 .15 L.1 .19 L.075 .32 L0 .32',
};

/** A horse's head, looking left. */
const HEAD =
  'M.245 .19 C.33 .46 .3 .8 .05 .93 L.045 1.055 L-.03 .95 C-.12 .92 -.17 .86 -.2 .78 C-.25 .7 -.33 .62 -.345 .545 C-.355 .47 -.3 .43 -.24 .445 L-.17 .49 C-.11 .5 -.06 .5 -.01 .52 C-.02 .42 -.11 .36 -.17 .3 C-.2 .26 -.21 .22 -.21 .19 Z';
const HORNED = HEAD.replace('C-.12 .92 -.17 .86 -.2 .78', 'L-.06 .935 L-.235 1.13 L-.135 .885 Q-.18 .83 -.2 .78');
/** @type {Record<string, string>} */
export const HEADS = { knight: HEAD, unicorn: HORNED };

/** How large pieces stand, in squares. */
export const SIZE = 0.94;

/** How high each piece stands, before that. @type {Record<string, number>} */
export const HEIGHTS = {
  pawn: 0.8,
  rook: 0.87,
  knight: 1.06,
  unicorn: 1.13,
  bishop: 1.12,
  queen: 1.25,
  king: 1.43,
  medal: 0.97,
};

/**
 * The shape that each type is drawn by: one that its name or usual name has, each shape for one type only; else a lettered medal.
 * @param {PieceType[]} types
 * @returns {string[]} by index
 */
export function shapesOf(types) {
  const shapes = types.map(() => 'medal'),
    taken = new Set(['medal']);
  for (const name of /** @type {('name'|'usualName')[]} */ (['name', 'usualName'])) {
    types.forEach((type, i) => {
      if (type.figure || shapes[i] !== 'medal' || taken.has(type[name]) || !Object.hasOwn(PROFILES, type[name])) return;
      shapes[i] = type[name];
      taken.add(type[name]);
    });
  }
  return shapes;
}

/**
 * Points of a path in the small language M L Q C Z, in absolute coordinates.
 * @param {string} path
 * @param {number} steps points on a curve
 * @returns {Dot[]}
 */
export function sample(path, steps) {
  const tokens = path.match(/[MLQCZ]|-?\d*\.?\d+/g) ?? [];
  /** @type {Dot[]} */ const dots = [];
  let i = 0,
    command = 'M';
  const dot = () => /** @type {Dot} */ ([Number(tokens[i++]), Number(tokens[i++])]);
  while (i < tokens.length) {
    if (/[MLQCZ]/.test(tokens[i])) command = tokens[i++];
    if (command === 'Z') break;
    if (command === 'M' || command === 'L') dots.push(dot());
    else dots.push(...curve([dots[dots.length - 1], ...Array.from({ length: command === 'Q' ? 2 : 3 }, dot)], steps));
  }
  return dots;
}

/** A Bezier curve by de Casteljau, without its first point. */
function curve(/** @type {Dot[]} */ controls, /** @type {number} */ steps) {
  return Array.from({ length: steps }, (_, i) => {
    let dots = controls;
    const t = (i + 1) / steps;
    while (dots.length > 1)
      dots = dots
        .slice(1)
        .map((b, k) => /** @type {Dot} */ ([0, 1].map(axis => dots[k][axis] * (1 - t) + b[axis] * t)));
    return dots[0];
  });
}

const FOOT = 44,
  ACROSS = 98;
/** Tall pieces are lowered more than short ones, so that all fill a flat square. @type {Record<string, number>} */
const UPWARDS = { pawn: 84, rook: 80, knight: 78, unicorn: 76, bishop: 76, queen: 72, king: 63, medal: 78 };

/** @typedef {{paths: string[], lines: string[], dots: [number, number, number][], discs: [number, number, number][]}} Silhouette */

/** The silhouette for a box from -50 to 50: paths filled, lines and dots drawn on them. */
export function silhouette(/** @type {string} */ shape) {
  const up = UPWARDS[shape];
  /** @type {Silhouette} */ const drawn = { paths: [], lines: [], dots: [], discs: [] };
  const at = (/** @type {Dot} */ [x, y]) => `${(x * ACROSS).toFixed(1)} ${(FOOT - y * up).toFixed(1)}`;
  const closed = (/** @type {Dot[]} */ dots) => drawn.paths.push(`M${dots.map(at).join('L')}Z`);
  const mirrored = (/** @type {Dot[]} */ half) => [
    ...half,
    ...half.map(([x, y]) => /** @type {Dot} */ ([-x, y])).reverse(),
  ];
  const line = (/** @type {Dot} */ from, /** @type {Dot} */ to) => drawn.lines.push(`M${at(from)}L${at(to)}`);
  const half = sample(PROFILES[shape], 6);
  /** A line across the body at a height. */
  const across = (/** @type {number} */ y) => {
    const x = Math.max(...half.filter(dot => Math.abs(dot[1] - y) < 0.03).map(dot => dot[0])) - 0.05;
    line([-x, y], [x, y]);
  };
  if (shape === 'rook') {
    const crown = /** @type {Dot[]} */ ([
      [0.29, 0.62],
      [0.29, 0.9],
      [0.165, 0.9],
      [0.165, 0.79],
      [0.065, 0.79],
      [0.065, 0.9],
    ]);
    closed(mirrored([...half.slice(0, -2), ...crown]));
    across(0.16);
    line([-0.2, 0.6], [0.2, 0.6]);
    return drawn;
  }
  if (shape in HEADS) {
    closed(sample(HEADS[shape], 6));
    closed(mirrored(half));
    drawn.dots.push([-0.125 * ACROSS, FOOT - 0.77 * up, 3.6]);
    return drawn;
  }
  if (shape === 'king') {
    const y = (/** @type {number} */ height) => FOOT - height * up;
    drawn.paths.push(
      `M-4.5 ${y(1.15)}V${y(1.26)}H-12V${y(1.38)}H-4.5V${y(1.48)}H4.5V${y(1.38)}H12V${y(1.26)}H4.5V${y(1.15)}Z`,
    );
  }
  closed(mirrored(half));
  if (shape === 'king') across(0.82);
  if (shape === 'bishop') {
    line([0.02, 0.76], [0.13, 0.9]);
    across(0.63);
  }
  if (shape === 'queen') {
    drawn.discs.push(
      ...[
        [-0.25, 1.13],
        [-0.13, 1.16],
        [0, 1.18],
        [0.13, 1.16],
        [0.25, 1.13],
      ].map(([x, y]) => /** @type {[number, number, number]} */ ([x * ACROSS, FOOT - y * up, 4.8])),
    );
    across(0.8);
  }
  if (shape === 'medal') drawn.discs.push([0, -9, 34]);
  return drawn;
}
