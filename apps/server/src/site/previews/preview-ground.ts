import type { Brand } from '@croupier/domain/site/brands';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What a house's cards are made of: its cloth from the lamp outwards, the metal of the frame, and the ink of the words. */
const CLOTHS = {
  rino: { lit: '#2b8a64', cloth: '#14533b', dark: '#08281c', metal: '#e8b84a', shade: '#8a6416' },
  toro: { lit: '#5a2a1c', cloth: '#2a1712', dark: '#120c0a', metal: '#ff7a50', shade: '#8c2f17' },
} as const satisfies Record<Brand, object>;

export const INKS = {
  rino: { title: '#fff7e2', text: '#d4e4d5' },
  toro: { title: '#fff3ea', text: '#e6cfc3' },
} as const satisfies Record<Brand, object>;

/** Cloth under a lamp that hangs over the picture, a double frame with notched corners, and a weave. */
export function groundSvg(brand: Brand): string {
  const { lit, cloth, dark, metal, shade } = CLOTHS[brand];
  const frame = (inset: number, notch: number): string => {
    const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
    const [a, b] = [inset, inset + notch];
    return `M${b} ${a}H${right - notch}q0 ${notch} ${notch} ${notch}V${bottom - notch}q${-notch} 0 ${-notch} ${notch}H${b}q0 ${-notch} ${-notch} ${-notch}V${b}q${notch} 0 ${notch} ${-notch}z`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<radialGradient id="lamp" cx="0.74" cy="0.4" r="0.85"><stop offset="0" stop-color="${lit}"/><stop offset="0.45" stop-color="${cloth}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff1c4"/><stop offset="0.3" stop-color="${metal}"/><stop offset="0.7" stop-color="${shade}"/><stop offset="1" stop-color="${metal}"/></linearGradient>
<pattern id="weave" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 13h26M13 0v26" stroke="#fff" stroke-opacity="0.035" stroke-width="1.5"/></pattern>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#weave)"/>
<path d="${frame(22, 26)}" fill="none" stroke="url(#metal)" stroke-width="5"/>
<path d="${frame(36, 18)}" fill="none" stroke="url(#metal)" stroke-width="1.5" stroke-opacity="0.7"/>
<ellipse cx="880" cy="546" rx="250" ry="26" fill="#000" fill-opacity="0.28"/>
</svg>`;
}
