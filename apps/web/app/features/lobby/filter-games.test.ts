import type { GameTile } from '@croupier/contract';
import { expect, test } from 'vitest';
import { filterGames } from './filter-games.ts';

const tile = (code: string, volatility: number): GameTile => ({
  code,
  provider: 'Toro Games',
  available: true,
  genres: [],
  features: [],
  maths: {
    rtpMicro: 950_000,
    hitFrequencyMicro: 250_000,
    sigmaMilli: 5_000,
    volatility,
    maximumWinCenti: 50_000,
  },
});
const games = [tile('sunny-orchard', 4), tile('lantern-tide', 2)];
const names: Record<string, string> = { 'sunny-orchard': 'Сонячний сад', 'lantern-tide': 'Приплив ліхтарів' };
const find = (text: string, volatility = 'any') =>
  filterGames(games, { text, volatility, nameOf: (code) => names[code]! }).map(({ code }) => code);

test.each([
  ['', ['sunny-orchard', 'lantern-tide']],
  ['САД', ['sunny-orchard']],
  ['lantern', ['lantern-tide']],
  ['toro сон', ['sunny-orchard']],
  ['ліхтарів!', ['lantern-tide']],
  ['tóro', ['sunny-orchard', 'lantern-tide']],
  ['шах', []],
  ['.*', ['sunny-orchard', 'lantern-tide']],
])('%j finds %j', (text, codes) => expect(find(text)).toEqual(codes));

test('volatility narrows', () => {
  expect(find('', '2')).toEqual(['lantern-tide']);
  expect(find('сад', '2')).toEqual([]);
});
