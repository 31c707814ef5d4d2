import type { HomeArea } from '@croupier/contract/site/sites';

/** An area in one word: `GAME_SLIDER.opening`. */
export const codeOf = ({ kind, rows }: HomeArea): string => (rows ? `${kind}.${rows}` : kind);

export function areaOf(code: string): HomeArea {
  const [kind, rows] = code.split('.') as [HomeArea['kind'], HomeArea['rows']];
  return rows ? { kind, rows } : { kind };
}
