// @ts-check
// Colours of levels, pieces and marks, the same in space and flat.

/** From low to high blue, grey, ochre; lightness grows, so that it also reads without hue. */
const STOPS = [
  [46, 82, 130],
  [101, 124, 140],
  [186, 141, 58],
];

/** The colour of a level, shaded: below 0 darker, above lighter. @returns {string} */
export function levelColour(/** @type {number} */ z, /** @type {number} */ low, /** @type {number} */ high, shade = 0) {
  const t = high > low ? ((z - low) / (high - low)) * 2 : 1,
    i = Math.min(1, Math.floor(t)),
    f = t - i;
  const mixed = STOPS[i].map((value, k) => value + (STOPS[i + 1][k] - value) * f);
  return `rgb(${mixed.map(value => Math.round(shade > 0 ? value + (255 - value) * shade : value * (1 + shade))).join()})`;
}

/** Wong's colours, which colour-blind people tell apart; each mark has a shape of its own as well. */
export const MARKS = {
  select: '#f0a500',
  last: '#f0e442',
  target: '#0072b2',
  capture: '#d55e00',
  column: '#cc79a7',
  blocker: '#d55e00',
  hint: '#009e73',
  made: '#b86e00',
};

export const THEMES = {
  light: {
    white: 0xfffbf0,
    black: 0x3b414d,
    whiteLine: 0x4a4238,
    blackLine: 0xffffff,
    light: '255,254,250',
    lightAlpha: 0.62,
    dark: 0.58,
    frame: 0.92,
    shadow: 'rgba(20,24,32,',
    ghost: '#0072b2',
  },
  dark: {
    white: 0xf7efdd,
    black: 0x272c35,
    whiteLine: 0x14171c,
    blackLine: 0xd3dce6,
    light: '236,238,240',
    lightAlpha: 0.56,
    dark: 0.62,
    frame: 0.94,
    shadow: 'rgba(0,0,0,',
    ghost: '#56b4e9',
  },
};
