import type { Colours } from '../../picture/picture.ts';

/** One material from its highlight to its outline; every shape of the kit is coloured by one. Colours are #rrggbb. */
export interface Tone {
  readonly shine: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly ink: string;
}

/** A tone from one colour: warm towards the light, violet into the shade. @param ink the outline, if not derived */
export const tone = (base: string, ink = mix(base, '#14060f', 0.84)): Tone => ({
  shine: mix(base, '#ffffff', 0.78),
  light: mix(base, '#fff3cf', 0.42),
  base,
  dark: mix(base, '#1c0638', 0.5),
  ink,
});

/** Bands of reflected light across a metal, edge to edge; for `linear(from, to, ...METALS.brass)`. */
export const METALS = {
  brass: ['#5c3409', [0.18, '#d9952c'], [0.36, '#fff0ae'], [0.55, '#f0b43c'], [0.8, '#a8661a'], '#5c3409'],
  silver: ['#3a4356', [0.18, '#aab7c9'], [0.36, '#ffffff'], [0.55, '#cfd9e6'], [0.8, '#75839a'], '#3a4356'],
  copper: ['#4a1c0c', [0.18, '#c8683a'], [0.36, '#ffd9b8'], [0.55, '#e08a55'], [0.8, '#8f4220'], '#4a1c0c'],
  iron: ['#14171f', [0.18, '#4c5566'], [0.36, '#a9b4c4'], [0.55, '#68758a'], [0.8, '#2c3442'], '#14171f'],
  rose: ['#5a1f2e', [0.18, '#d98a8f'], [0.36, '#ffe9e2'], [0.55, '#eeb0a8'], [0.8, '#a85660'], '#5a1f2e'],
  jade: ['#0b3a2c', [0.18, '#3fae84'], [0.36, '#dcfff0'], [0.55, '#6fd3a8'], [0.8, '#1f7a5a'], '#0b3a2c'],
  ice: ['#12406b', [0.18, '#6fc3ec'], [0.36, '#ffffff'], [0.55, '#bfe9ff'], [0.8, '#3f8fc4'], '#12406b'],
} as const satisfies Record<string, Colours>;
export type Metal = keyof typeof METALS;

/** A colour on the way from one to another; `part` 0 to 1. Both are #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour that lets through what is below; `alpha` 0 to 1. */
export const faded = (colour: string, alpha: number): string =>
  `${colour.slice(0, 7)}${Math.round(alpha * 255).toString(16).padStart(2, '0')}`;
