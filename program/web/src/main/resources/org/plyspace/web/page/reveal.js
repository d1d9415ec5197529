// @ts-check
// Lists that follow what is looked at, while the page stays where it is.

/** Scrolls a list, and nothing else, to what is current in it, once that is drawn. */
export function reveal(/** @type {string} */ list) {
  requestAnimationFrame(() => {
    const all = document.querySelector(list),
      current = all?.querySelector('[aria-current=true]');
    if (!all || !current) return;
    const { top, bottom } = current.getBoundingClientRect(),
      frame = all.getBoundingClientRect();
    if (top < frame.top) all.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) all.scrollTop += bottom - frame.bottom;
  });
}
