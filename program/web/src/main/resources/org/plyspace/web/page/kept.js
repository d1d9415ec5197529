// @ts-check
// What the browser keeps for later visits. One that keeps nothing, or has no room left, lets people do all the same.

/** What is kept under a name, or null. */
export function kept(/** @type {string} */ name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(/** @type {string} */ name, /** @type {string} */ value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // it is known until the page is left
  }
}

/** A set of names that is kept as JSON. @returns {Set<string>} */
export function keptSet(/** @type {string} */ name) {
  try {
    return new Set(JSON.parse(kept(name) ?? '[]'));
  } catch {
    return new Set();
  }
}

export const keepSet = (/** @type {string} */ name, /** @type {Set<string>} */ set) =>
  keep(name, JSON.stringify([...set]));
