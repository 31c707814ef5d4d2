import type { Database } from '../../../platform/database.ts';
import { listExamples, replaceExamples, type ExampleRow } from './examples-store.ts';
import { codeOfProvider } from './house-entries.ts';
import type { LobbySource } from './lobby-entry.ts';

const FIRST =
  'Amber Brass Cedar Copper Coral Crystal Distant Dusty Ember Emerald Frosted Gentle Golden Granite Hidden Ivory Jade Little Lunar Marble Merry Misty Northern Opal Painted Pearl Quiet Restless Rising Royal Ruby Rustic Sapphire Scarlet Secret Silent Silver Singing Starlit Stormy Sunlit Velvet Wandering Winter Woven'.split(
    ' ',
  );
const SECOND =
  'Anchor Bazaar Beacon Bridge Canyon Carnival Castle Comet Compass Crown Desert Dragon Falcon Feast Ferry Forest Fountain Galaxy Garden Glacier Harbour Island Juggler Kingdom Lagoon Lantern Legend Lighthouse Meadow Mill Mirror Monsoon Oasis Orchestra Palace Parade Pirate Prairie Quarry River Rocket Safari Spring Temple Tower Treasure Valley Voyage Waterfall Wizard'.split(
    ' ',
  );
const STUDIOS = ['Aurora', 'Basalt', 'Cobalt', 'Delta', 'Eclipse', 'Fjord', 'Gusto', 'Horizon'];
const GENRES = ['fruits', 'classic', 'sea', 'adventure', 'myths', 'animals', 'space', 'sweets'];
const FEATURES = ['free-spins', 'wilds', 'scatters', 'multiplier', 'respins', 'cascades', 'hold-and-win'];
/** Above the number of pairs names would repeat. */
export const MOST_EXAMPLES = FIRST.length * SECOND.length;

/** Fills the lobby with so many entries that look like games and cannot be played; the same ones every time. */
export async function seedExamples(db: Database, count: number): Promise<void> {
  if (count > MOST_EXAMPLES) throw new Error(`At most ${MOST_EXAMPLES} examples have a name of their own`);
  await db.transaction((tx) =>
    replaceExamples(
      tx,
      Array.from({ length: count }, (_, n) => exampleAt(n)),
    ),
  );
}

export const exampleEntries =
  (db: Database): LobbySource =>
  async () =>
    (await listExamples(db)).map(({ name, provider, volatility, rtpMicro, ...example }) => ({
      ...example,
      names: { ua: name, ru: name, en: name, kk: name },
      provider: { code: codeOfProvider(provider), name: provider },
      maker: 'studio',
      poster: null,
      available: true,
      closedRegions: [],
      demo: false,
      example: true,
      addedOn: null,
      figures: () => ({ volatility, rtpMicro, maximumWinCenti: null }),
    }));

/** Neighbours share nothing: the strides have no common divisor with what they stride through. */
export function exampleAt(n: number): ExampleRow {
  const pair = (n * 1_009) % MOST_EXAMPLES;
  const name = `${FIRST[pair % FIRST.length]!} ${SECOND[Math.floor(pair / FIRST.length)]!}`;
  return {
    code: `example-${n + 1}`,
    name,
    provider: `${STUDIOS[(n * 3) % STUDIOS.length]!} (example)`,
    genres: ['slots', GENRES[(n * 5) % GENRES.length]!],
    features: [FEATURES[n % FEATURES.length]!, FEATURES[(n * 3 + 1) % FEATURES.length]!].sort(),
    volatility: (n % 5) + 1,
    rtpMicro: 940_000 + ((n * 7) % 25) * 1_000,
  };
}
