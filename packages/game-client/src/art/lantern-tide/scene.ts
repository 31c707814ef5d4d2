import { box, down, ellipse, group, linear, radial, star, type Node, type Picture } from '../../picture/picture.ts';

/** The harbour at night: moon and its path on the water, headland with the lighthouse, lamps along the quay. */
export function backdrop(width: number, height: number): Picture {
  const unit = Math.min(height, width * 1.3) / 100;
  const sea = height * 0.66;
  const moonX = width * (width > height ? 0.84 : 0.78);
  return {
    width,
    height,
    nodes: [
      { d: box(0, 0, width, sea + 2), fill: down(0, sea, '#050b26', [0.4, '#0e2450'], [0.75, '#1f4f86'], '#4a8fae') },
      ...aurora(width, height),
      ...stars(width, sea, unit),
      { d: ellipse(moonX, height * 0.13, unit * 34), fill: radial([moonX, height * 0.13], unit * 34, '#d9eaff80', [0.3, '#8fbcf040'], '#8fbcf000') },
      { d: ellipse(moonX, height * 0.13, unit * 7), fill: radial([moonX - unit * 2, height * 0.11], unit * 11, '#ffffff', '#f4e7b8', '#b99f63') },
      { d: ellipse(moonX - unit * 2, height * 0.135, unit * 1.3), fill: '#cdb77a99' }, { d: ellipse(moonX + unit * 2.4, height * 0.115, unit * 0.9), fill: '#cdb77a99' },
      cloudBank(width * 0.2, height * 0.2, unit * 0.34, '#2a4f86'), cloudBank(width * 0.75, height * 0.26, unit * 0.28, '#335f96'), cloudBank(width * 0.5, height * 0.36, unit * 0.42, '#2f6596'),
      ridge(width, sea, height * 0.1, 3.2, 0.6, ['#27557f', '#1a3c62']),
      ridge(width, sea, height * 0.055, 5.1, 2.2, ['#183a5e', '#10294a']),
      { d: box(0, sea, width, height - sea), fill: down(sea, height, '#2f86a4', [0.2, '#125a80'], [0.6, '#08315a'], '#041530') },
      ...glitter(moonX, sea, height, unit),
      ...waves(width, sea, height, unit),
      headland(width * (width > height ? 0.11 : 0.1), sea + height * 0.03, unit * 0.4),
      ...quay(width, height, unit),
      { d: box(0, 0, width, height), fill: radial([width / 2, height * 0.45], Math.hypot(width, height) * 0.62, [0.5, '#02061600'], '#020616b3') },
    ],
  };
}

function aurora(width: number, height: number): Node[] {
  return [0.18, 0.46, 0.72].map((x, index) => ({
    d: ellipse(width * x, height * (0.3 + index * 0.05), width * 0.34, height * 0.16),
    fill: radial([width * x, height * (0.3 + index * 0.05)], width * 0.34, index === 1 ? '#3fd6c433' : '#5f7cf033', '#3f8fd600'),
  }));
}

function stars(width: number, sea: number, unit: number): Node[] {
  return Array.from({ length: 110 }, (_, index) => {
    const [x, y] = [((index * 61.803) % 100) / 100, (((index * 38.197 + index * index * 0.7) % 100) / 100) ** 1.3];
    const size = unit * (index % 9 === 0 ? 0.9 : 0.2 + (index % 4) * 0.08);
    const d = index % 9 === 0 ? star(x * width, y * sea * 0.9, size, size * 0.14, 4) : ellipse(x * width, y * sea * 0.9, size);
    return { d, fill: index % 5 ? '#dfeaff' : '#ffe9b8', opacity: 0.9 - y * 0.5 };
  });
}

const cloudBank = (x: number, y: number, scale: number, colour: string): Node =>
  group([{ d: 'M-60 8C-74 8-72-6-56-6C-52-18-26-20-18-9C-8-20 22-18 24-6C46-12 60-4 56 8z', fill: down(-18, 8, `${colour}cc`, `${colour}00`) }, { d: 'M-56-6C-52-18-26-20-18-9C-8-20 22-18 24-6', stroke: '#cfe4ff4d', width: 1.4 }], { move: [x, y], scale });

function ridge(width: number, sea: number, rise: number, waves: number, phase: number, colours: readonly string[]): Node {
  const points = Array.from({ length: 61 }, (_, index) => {
    const t = index / 60;
    const y = sea - rise * (0.35 + 0.4 * Math.abs(Math.sin(t * waves + phase)) + 0.14 * Math.sin(t * 31 + phase));
    return `${(t * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return { d: `M0 ${sea}L${points.join('L')}L${width} ${sea}z`, fill: down(sea - rise, sea, ...colours) };
}

function glitter(x: number, sea: number, height: number, unit: number): Node[] {
  return Array.from({ length: 34 }, (_, index) => {
    const t = index / 33;
    const w = unit * (2 + t * 15) * (0.5 + 0.5 * Math.abs(Math.sin(index * 2.7)));
    return { d: ellipse(x + Math.sin(index * 4.1) * unit * (1 + t * 5), sea + (height - sea) * t ** 1.4 + unit * 0.6, w / 2, unit * (0.14 + t * 0.34)), fill: '#e9f4ff', opacity: 0.5 - t * 0.32 };
  });
}

function waves(width: number, sea: number, height: number, unit: number): Node[] {
  return Array.from({ length: 44 }, (_, index) => {
    const t = ((index * 38.2) % 100) / 100;
    const [x, y, l] = [(((index * 73.7) % 100) / 100) * width, sea + (height - sea) * (0.05 + 0.9 * t), unit * (3 + 9 * t)];
    return { d: `M${x} ${y}q${l * 0.25} ${-l * 0.12} ${l * 0.5} 0t${l * 0.5} 0`, stroke: '#9be0f2', width: unit * (0.12 + 0.2 * t), opacity: 0.34 };
  });
}

/** Rock, tower and its light to the left. */
function headland(x: number, y: number, scale: number): Node {
  return group([
    { d: 'M0-74L190-118V-40z', fill: linear([0, -74], [190, -78], '#fff3bdb3', '#fff3bd00') },
    { d: ellipse(0, -74, 34), fill: radial([0, -74], 34, '#fff6cfd9', '#ffd87300') },
    { d: 'M-90 12C-70-14-44-12-30-22C-14-30 16-28 26-14C44-8 58 2 70 12z', fill: down(-28, 12, '#2a4a68', '#0c1c36') },
    { d: 'M-8-66H8L13-20H-13z', fill: linear([-13, 0], [13, 0], '#9fb2cc', '#f4f7ff', '#6f83a6') },
    { d: 'M-9.4-54H9.4L10.6-43H-10.6zM-11.8-32H11.8L13-20H-13z', fill: linear([-13, 0], [13, 0], '#8f1420', '#e8404a', '#6e0a20') },
    { d: box(-11, -70, 22, 4, 1.5), fill: '#c98a24' },
    { d: box(-6, -80, 12, 10, 1.5), fill: '#fff6cf' },
    { d: 'M-9-80Q0-94 9-80z', fill: '#a81a2c' },
  ], { move: [x, y], scale });
}

/** Planks in the foreground with lamps and coils of light. */
function quay(width: number, height: number, unit: number): Node[] {
  const top = height * 0.9;
  const lamps = width > height ? [0.045, 0.2, 0.8, 0.955] : [0.08, 0.92];
  return [
    { d: box(0, top, width, height - top), fill: down(top, height, '#4a3222', '#2a1a14', '#150c0c') },
    { d: `M0 ${top}h${width}`, stroke: '#8a6240', width: unit * 0.5 },
    ...Array.from({ length: Math.ceil(width / (unit * 9)) }, (_, index): Node => ({ d: `M${index * unit * 9} ${top}v${height - top}`, stroke: '#0f0808b3', width: unit * 0.4 })),
    ...lamps.map((x): Node => group([
      { d: ellipse(0, -34, 46), fill: radial([0, -34], 46, '#ffc86a80', [0.4, '#ff9d3c2e'], '#ff9d3c00') },
      { d: box(-1.6, -26, 3.2, 30), fill: linear([-2, 0], [2, 0], '#2a1a10', '#a8763a', '#1a0f0a') },
      { d: box(-6, 2, 12, 4, 1.5), fill: '#6b4a26' },
      { d: 'M-7-42h14l-2.5 16h-9z', fill: radial([0, -32], 10, '#fffbe0', '#ffc24a', '#d9762a'), stroke: '#2a1408', width: 1.4 },
      { d: 'M-9-42Q0-52 9-42z', fill: '#8a5a24', stroke: '#2a1408', width: 1.4 },
    ], { move: [x * width, top + unit * 2], scale: unit * 0.42 })),
  ];
}
