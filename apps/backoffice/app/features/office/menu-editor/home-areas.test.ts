import { expect, test } from 'vitest';
import { areaOf, codeOf } from './home-areas.ts';

test.each([{ kind: 'GAME_SLIDER', rows: 'opening' } as const, { kind: 'GENRES' } as const])(
  'an area in a word is that area: %j',
  (area) => expect(areaOf(codeOf(area))).toEqual(area),
);
