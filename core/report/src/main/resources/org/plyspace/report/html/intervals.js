/**
 * Charts of numbers with their intervals: a line for each, its name on the left, the number in words on the right; where there is no room for
 * that, both above.
 */

/** @typedef {{heading?: string, setting?: number, label?: string, mean?: number, low?: number, high?: number, openLow?: boolean,
 *   openHigh?: boolean, text?: string, state?: string, baseline?: number}} Line */

const MARK = 5;
const FONT = 13;

/** A step of 1, 2 or 5 times a power of ten, about a fifth of a range. */
function niceStep(range) {
  const raw = range / 5;
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map(f => f * power).find(step => step >= raw * 0.999);
}

/** Ends of an axis for these numbers, at whole steps. */
function niceAxis(numbers) {
  let low = Math.min(...numbers);
  let high = Math.max(...numbers);
  if (!(high > low)) {
    const half = Math.abs(low) > 0 ? Math.abs(low) * 0.1 : 1;
    low -= half;
    high += half;
  }
  const step = niceStep(high - low);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const round = value => Number((value * step).toFixed(digits));
  return { min: round(Math.floor(low / step + 1e-9)), max: round(Math.ceil(high / step - 1e-9)), interval: step };
}

/** A number of an axis, with a real minus. */
function axisText(value) {
  return String(Number(value.toFixed(6))).replace('-', '\u2212');
}

function textWidth(text, bold) {
  return echarts.format.getTextRect(text, (bold ? 'bold ' : '') + FONT + 'px ' + look.font).width;
}

/** Paper around letters, so that lines behind them do not cross them out. */
function halo() {
  return { stroke: look.paper, lineWidth: 3 };
}

/**
 * What ECharts is to draw, and how high it is.
 *
 * @param {{axis: string, middle?: number, lines: Line[]}} chart
 * @param {number} width
 */
function intervalOption(chart, width) {
  const numbers = chart.lines.filter(line => !line.heading);
  const name = line => line.label ?? settings[line.setting].name;
  const shortName = line => line.label ?? settings[line.setting].shortName;
  const strong = line => line.state === 'different';
  const names = Math.max(...numbers.map(line => textWidth(name(line), strong(line))));
  const texts = Math.max(...numbers.map(line => textWidth(line.text, strong(line))));
  const beside = width - names - texts - 36 >= Math.max(180, width * 0.34);
  const left = beside ? names + 18 : 10;
  const right = beside ? texts + 18 : 10;
  let height = 0;
  const places = chart.lines.map(line => {
    const high = line.heading ? 28 : beside ? 25 : 44;
    height += high;
    return height - (line.heading ? 10 : beside ? 12.5 : 14);
  });
  const values = numbers.flatMap(line => [line.mean, line.low, line.high]).filter(Number.isFinite);
  const axis = niceAxis(
    Number.isFinite(chart.middle) && values.some(v => Math.abs(v - chart.middle) < 40)
      ? [...values, chart.middle]
      : values,
  );
  const last = places.map((place, i) => {
    const mine = chart.lines.map((line, j) => (line.baseline === i ? places[j] : 0));
    return Math.max(...mine);
  });

  function renderItem(params, api) {
    const line = chart.lines[params.dataIndex];
    const box = params.coordSys;
    const y = box.y + places[params.dataIndex];
    if (line.heading) {
      return {
        type: 'text',
        style: {
          text: line.heading,
          x: beside ? 0 : 2,
          y,
          fill: look.ink,
          ...halo(),
          verticalAlign: 'middle',
          font: 'bold ' + FONT + 'px ' + look.font,
        },
      };
    }
    const colour = look.series(line.setting);
    const at = value => api.coord([value, 0])[0];
    const from = line.openLow ? box.x : Number.isFinite(line.low) ? at(line.low) : at(line.mean);
    const to = line.openHigh ? box.x + box.width : Number.isFinite(line.high) ? at(line.high) : at(line.mean);
    const pen = { stroke: colour, lineWidth: 1.8, fill: 'none' };
    const children = [];
    const ruled = (x1, y1, x2, y2, style) => children.push({ type: 'line', shape: { x1, y1, x2, y2 }, style });
    if (last[params.dataIndex]) {
      ruled(at(line.mean), y, at(line.mean), box.y + last[params.dataIndex] + 9, {
        stroke: colour,
        lineWidth: 1,
        lineDash: [2, 3],
        opacity: 0.75,
      });
    }
    if (to > from) {
      ruled(from, y, to, y, pen);
      if (!line.openLow) ruled(from, y - 4, from, y + 4, pen);
      if (!line.openHigh) ruled(to, y - 4, to, y + 4, pen);
    }
    const filled = line.state !== 'open' && line.state !== 'alike';
    children.push({
      type: 'circle',
      name: 'mark',
      shape: { cx: at(line.mean), cy: y, r: MARK },
      style: { fill: filled ? colour : look.paper, stroke: colour, lineWidth: 1.8 },
    });
    const words = (text, x, align, fill) =>
      children.push({
        type: 'text',
        style: {
          text,
          x,
          y: beside ? y : y - 18,
          align,
          verticalAlign: 'middle',
          fill,
          ...halo(),
          font: (strong(line) ? 'bold ' : '') + FONT + 'px ' + look.font,
        },
      });
    const fits = beside || textWidth(name(line), strong(line)) + textWidth(line.text, strong(line)) + 12 <= width;
    words(fits ? name(line) : shortName(line), beside ? left - 18 : 2, beside ? 'right' : 'left', look.ink);
    words(line.text, beside ? width - right + 18 : width - 2, beside ? 'left' : 'right', look.ink);
    return { type: 'group', children };
  }

  const option = {
    animation: false,
    grid: { left, right, top: 0, height },
    xAxis: {
      type: 'value',
      ...axis,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        ...(beside ? {} : { alignMinLabel: 'left', alignMaxLabel: 'right' }),
        color: look.soft,
        fontSize: 12,
        fontFamily: look.font,
        hideOverlap: true,
        formatter: axisText,
      },
      splitLine: { lineStyle: { color: look.rule } },
    },
    yAxis: { type: 'value', min: 0, max: height, inverse: true, show: false },
    series: [
      {
        type: 'custom',
        renderItem,
        clip: false,
        silent: true,
        encode: { x: [0], y: 1 },
        data: chart.lines.map((line, i) => [line.mean ?? axis.min, places[i]]),
        markLine:
          Number.isFinite(chart.middle) && chart.middle >= axis.min && chart.middle <= axis.max
            ? {
                silent: true,
                symbol: 'none',
                animation: false,
                label: { show: false },
                data: [{ xAxis: chart.middle }],
                lineStyle: { color: look.soft, type: 'solid', width: 1.2 },
              }
            : undefined,
      },
    ],
  };
  return { option, height: height + 30 };
}
