/** Puts charts, boards and downloads into the page, and keeps charts in the width and the colours of their surroundings. */

const data = JSON.parse(document.getElementById('data').textContent);
const settings = data.settings;

/** Colours and letters as the style sheet has them now. */
let look = currentLook();

function currentLook() {
  const style = getComputedStyle(document.documentElement);
  const value = name => style.getPropertyValue(name).trim();
  return {
    ink: value('--ink'),
    soft: value('--soft'),
    rule: value('--rule'),
    paper: value('--paper'),
    font: value('--sans'),
    series: setting => value('--s' + (setting % 8)),
  };
}

/** @type {{element: HTMLElement, option: function(number): {option: object, height: number}, chart?: object}[]} */
const plots = [];

function draw(plot) {
  const width = plot.element.clientWidth;
  const { option, height } = plot.option(width);
  plot.element.style.height = height + 'px';
  plot.chart ??= echarts.init(plot.element, null, { renderer: 'svg', width, height });
  plot.chart.resize({ width, height, silent: true });
  plot.chart.setOption(option, { notMerge: true });
  plot.width = width;
}

function redraw() {
  look = currentLook();
  plots.forEach(draw);
}

function plot(kind, charts, option) {
  const byId = new Map(charts.map(chart => [chart.id, chart]));
  document.querySelectorAll('[data-' + kind + ']').forEach(element => {
    const chart = byId.get(element.dataset[kind]);
    if (chart) plots.push({ element, option: width => option(chart, width) });
  });
}

/** Offers a file that is made here. */
function save(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = element('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** A table as CSV (RFC 4180), with exact numbers. Names that a spreadsheet would take for a formula begin with an apostrophe. */
function csv(table) {
  const field = cell => {
    const text = cell.querySelector('data')?.value ?? cell.textContent.replace(/^[=+\-@]/, "'$&");
    return /[",\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
  };
  return [...table.rows].map(row => [...row.cells].map(field).join(',') + '\r\n').join('');
}

function downloads(part) {
  const offer = (label, what, action) => {
    const button = element('button', { type: 'button', 'aria-label': label + ' of ' + what }, label);
    button.addEventListener('click', action);
    part.querySelector('.source').append(button);
  };
  offer('CSV', part.id, () => save(part.id + '.csv', 'text/csv', csv(part.querySelector('table'))));
  if (part.querySelector('.plot')) {
    offer('SVG', part.id, () =>
      save(part.id + '.svg', 'image/svg+xml', new XMLSerializer().serializeToString(part.querySelector('.plot svg'))),
    );
  }
}

plot('intervals', data.intervals, intervalOption);
plot('course', data.courses, courseOption);
plots.forEach(draw);
if (data.games.games.length > 0) viewer(document.getElementById('viewer'));
if (data.heat.settings.length > 0) heatMaps(document.getElementById('heat-maps'));
document.querySelectorAll('figure, #heat').forEach(downloads);

new ResizeObserver(() => plots.filter(each => each.element.clientWidth !== each.width).forEach(draw)).observe(
  document.querySelector('main'),
);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
matchMedia('print').addEventListener('change', redraw);
document.fonts?.ready.then(redraw);
document.documentElement.dataset.drawn = 'true';
