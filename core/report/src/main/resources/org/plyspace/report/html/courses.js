/** Charts of a number in the course of a game: a line for each setting with its name at the end, and a band for its interval. */

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect', 'emptyTriangle', 'emptyDiamond'];

/** A band between the ends of intervals, where they are known. */
function band(line, colour) {
  const points = line.points.filter(point => point[2] !== null && point[3] !== null);
  return {
    type: 'custom',
    silent: true,
    z: 1,
    encode: { x: 0, y: [1, 2] },
    tooltip: { show: false },
    data: points.map(point => [point[0], point[2], point[3]]),
    renderItem(params, api) {
      if (params.dataIndex > 0) return null;
      const upper = points.map(point => api.coord([point[0], point[3]]));
      const lower = points.map(point => api.coord([point[0], point[2]])).reverse();
      return { type: 'polygon', shape: { points: [...upper, ...lower] }, style: { fill: colour, opacity: 0.1 } };
    },
  };
}

/** Names at the ends of lines, moved apart where they would cover each other. */
function endNames(lines, name, room) {
  const ends = lines.map(line => line.points[line.points.length - 1]);
  return {
    type: 'custom',
    silent: true,
    z: 4,
    clip: false,
    encode: { x: 0, y: 1 },
    tooltip: { show: false },
    data: ends.map(end => [end[0], end[1]]),
    renderItem(params, api) {
      if (params.dataIndex > 0) return null;
      const box = params.coordSys;
      const order = ends.map((end, i) => ({ i, at: api.coord([end[0], end[1]]) })).sort((a, b) => a.at[1] - b.at[1]);
      let lowest = box.y + box.height + 6;
      order.forEach(end => {
        end.y = end.at[1];
      });
      for (let k = order.length - 1; k >= 0; k--) {
        order[k].y = Math.min(order[k].y, lowest);
        lowest = order[k].y - 15;
      }
      let highest = box.y;
      order.forEach(end => {
        end.y = Math.max(end.y, highest);
        highest = end.y + 15;
      });
      const x = box.x + box.width;
      return {
        type: 'group',
        children: order.flatMap(end => {
          const colour = look.series(lines[end.i].setting);
          return [
            {
              type: 'line',
              shape: { x1: end.at[0] + 4, y1: end.at[1], x2: x + 6, y2: end.y },
              style: { stroke: colour, opacity: 0.5 },
            },
            {
              type: 'text',
              style: {
                text: name(lines[end.i]),
                x: x + 9,
                y: end.y,
                fill: colour,
                verticalAlign: 'middle',
                font: FONT + 'px ' + look.font,
                width: room - 9,
                overflow: 'truncate',
              },
            },
          ];
        }),
      };
    },
  };
}

/**
 * What ECharts is to draw, and how high it is.
 *
 * @param {{axis: string, lines: {setting: number, points: (number|null)[][]}[]}} chart
 * @param {number} width
 */
function courseOption(chart, width) {
  const long = Math.max(...chart.lines.map(line => textWidth(settings[line.setting].name)));
  const name = line => settings[line.setting][long + 16 <= width * 0.36 ? 'name' : 'shortName'];
  const right = Math.min(Math.max(...chart.lines.map(line => textWidth(name(line)))) + 14, width * 0.42);
  const values = chart.lines.flatMap(line => line.points.flatMap(point => point.slice(1))).filter(Number.isFinite);
  const plies = chart.lines.flatMap(line => line.points.map(point => point[0]));
  const label = { color: look.soft, fontSize: 12, fontFamily: look.font, hideOverlap: true, formatter: axisText };
  const option = {
    animation: false,
    grid: { left: 6, right, top: 12, bottom: 22, containLabel: true },
    xAxis: {
      type: 'value',
      ...niceAxis([0, ...plies]),
      name: 'ply',
      nameLocation: 'middle',
      nameGap: 26,
      nameTextStyle: { color: look.soft, fontSize: 12, fontFamily: look.font },
      axisLine: { lineStyle: { color: look.soft } },
      axisTick: { lineStyle: { color: look.soft } },
      axisLabel: label,
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      ...niceAxis([0, ...values]),
      axisLabel: label,
      splitLine: { lineStyle: { color: look.rule } },
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.paper,
      borderColor: look.soft,
      textStyle: { color: look.ink, fontSize: 12, fontFamily: look.font },
      axisPointer: { lineStyle: { color: look.soft } },
      formatter: all =>
        [
          'plies ' + (all[0].value[0] - 4.5) + ' to ' + (all[0].value[0] + 4.5),
          ...all.map(one => one.seriesName + ': ' + axisText(Number(one.value[1].toPrecision(3)))),
        ].join('\n'),
    },
    series: [
      ...chart.lines.flatMap(line => [
        band(line, look.series(line.setting)),
        {
          type: 'line',
          name: settings[line.setting].name,
          z: 3,
          color: look.series(line.setting),
          data: line.points.map(point => [point[0], point[1]]),
          symbol: SYMBOLS[line.setting % SYMBOLS.length],
          symbolSize: 6,
          showAllSymbol: true,
          lineStyle: { width: 1.8 },
          emphasis: { disabled: true },
        },
      ]),
      endNames(chart.lines, name, right),
    ],
  };
  return { option, height: Math.round(Math.max(230, Math.min(300, width * 0.55))) };
}
