import { MITER_LIMIT, type Gradient, type Node, type Paint, type Picture } from './picture.ts';

/**
 * Writes a picture as an SVG document: attributes only, so that it passes a strict content policy.
 * @param id makes the gradients' ids unique on a page with several pictures
 * @param options.title names it for those who do not see it
 * @param options.cover fills whatever box it stands in, cut at two sides; else it is shown whole
 */
export function pictureSvg(
  picture: Picture,
  id: string,
  { title, cover = false }: { title?: string; cover?: boolean } = {},
): string {
  const defs: string[] = [];
  const known = new Map<string, string>();
  const define = (key: string, write: (name: string) => string) => {
    const name = known.get(key) ?? `${id}-${known.size}`;
    if (!known.has(key)) defs.push(write(name));
    known.set(key, name);
    return `url(#${name})`;
  };
  const paint = (value: Paint) =>
    typeof value === 'string' ? value : define(JSON.stringify(value), (name) => gradientSvg(value, name));
  const write = (node: Node): string => {
    const opacity = node.opacity === undefined ? '' : ` opacity="${node.opacity}"`;
    if (!('nodes' in node)) {
      const fill = node.fill ? paint(node.fill) : 'none';
      const stroke = node.stroke
        ? ` stroke="${paint(node.stroke)}" stroke-width="${node.width ?? 1}"${node.sharp ? ` stroke-miterlimit="${MITER_LIMIT}"` : ' stroke-linejoin="round" stroke-linecap="round"'}`
        : '';
      return `<path d="${short(node.d)}" fill="${fill}"${stroke}${opacity}/>`;
    }
    const { move, turn, scale, clip } = node;
    const steps = [
      move && `translate(${move[0]} ${move[1]})`,
      turn && `rotate(${turn})`,
      scale !== undefined && `scale(${typeof scale === 'number' ? scale : scale.join(' ')})`,
    ].filter(Boolean);
    const transform = steps.length ? ` transform="${steps.join('')}"` : '';
    const clipped = clip
      ? ` clip-path="${define(clip, (name) => `<clipPath id="${name}"><path d="${clip}"/></clipPath>`)}"`
      : '';
    return `<g${transform}${clipped}${opacity}>${node.nodes.map(write).join('')}</g>`;
  };
  const body = picture.nodes.map(write).join('');
  const named = title ? ` role="img"><title>${title}</title>` : ' aria-hidden="true">';
  const fit = cover ? ' preserveAspectRatio="xMidYMid slice"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}"${fit}${named}<defs>${defs.join('')}</defs>${body}</svg>`;
}

/** One decimal is enough on a field of hundreds, and halves the file. */
const short = (path: string) =>
  path.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

function gradientSvg(gradient: Gradient, name: string): string {
  const stops = gradient.stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
  if ('from' in gradient) {
    const [[x1, y1], [x2, y2]] = [gradient.from, gradient.to];
    return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  }
  const [cx, cy] = gradient.centre;
  const [fx, fy] = gradient.focus ?? gradient.centre;
  return `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" fx="${fx}" fy="${fy}" r="${gradient.radius}">${stops}</radialGradient>`;
}
