// @ts-check
// Style that only some pages need, loaded with them.

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** Loads a sheet of style once; without it a page is plain, and works. @returns {Promise<void>} */
export function sheet(/** @type {string} */ name) {
  const known =
    sheets.get(name) ??
    new Promise(done => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = new URL(`${name}.css`, import.meta.url).href;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
  sheets.set(name, known);
  return known;
}
