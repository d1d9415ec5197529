// @ts-check
// The state of a page lives in its address, so that any view is a link.

/** The defaults of members that the address leaves out. @type {Record<string, string>} */
const DEFAULTS = { view: 'table', unfold: '0', glass: '100', spacing: '100', from: '0' };

/** @returns {{page: string, query: Record<string, string>}} */
export function read() {
  /** @type {Record<string, string>} */ const query = { ...DEFAULTS };
  for (const [name, value] of new URLSearchParams(location.search)) query[name] = value;
  return { page: location.pathname.split('/')[1] || 'boards', query };
}

/** The address of a page; members that are empty or as always are left out. */
export function link(/** @type {string} */ page, /** @type {Record<string, string|null|undefined>} */ query) {
  const told = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '' && value !== DEFAULTS[name]) told.set(name, value);
  // squares, boards and rule sets stay readable
  const text = told
    .toString()
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',')
    .replaceAll('%7C', '|')
    .replaceAll('%40', '@')
    .replaceAll('%3D', '=');
  return `/${page}${text ? `?${text}` : ''}`;
}

/** Changes the address without a step in the history. */
export function replace(/** @type {string} */ page, /** @type {Record<string, string|null|undefined>} */ query) {
  const address = link(page, query);
  if (address !== location.pathname + location.search) history.replaceState(null, '', address);
}
