import { setActiveNomination } from '@croupier/contract/contests/nominations';
import { NOMINATION } from '@croupier/contract/contests/nominations/kind';
import { playRound } from '@croupier/contract/play/rounds';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import { randomUUID } from 'node:crypto';
import { createOffsetClock } from '../../../platform/clock.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import { freezeSeasons } from '../../contests/nominations/freeze-seasons.ts';
import { giveOwed } from '../../contests/nominations/give-owed.ts';
import { listOwed } from '../../contests/nominations/places-store.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { createReadProgrammes } from '../../rewards/programmes/read-programmes.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-nomination';
const SEASON_DAYS = 2;

/** A season that is over, with one place that was rewarded. */
export async function keepPlaces({ db, owner }: ProviderHouse, { id, call }: TestPlayer): Promise<void> {
  const words = {
    title: 'A season',
    lead: 'Of some days.',
    terms: [],
    nominations: [{ name: 'A', text: 'B' }],
  };
  const places = [{ kind: 'points', points: 3 } as const];
  const until = new Date(Date.now() + SEASON_DAYS * DAY_MS).toISOString().slice(0, 16);
  await publishNow(db, NOMINATION, {
    ...{ code: CODE, audience: { regions: ['UA'], players: { in: [String(id)] } } },
    schedule: { from: '2026-01-01T00:00', until, zone: 'UTC' },
    texts: { ua: words, ru: words, en: words, kk: words },
    terms: { nominations: [{ code: CODE, measure: 'rounds', games: 'all', picture: '', places }] },
  });
  await call(setActiveNomination, { params: { id: CODE }, query: {}, body: {} });
  const bet = { key: randomUUID(), game: 'sunny-orchard', stakeMinor: '100', kind: 'real' } as const;
  await call(playRound, { body: bet });
  while (!(await factsAreRead(owner)));
  const clock = createOffsetClock((SEASON_DAYS + 1) * DAY_MS);
  const programmes = createReadProgrammes({ db, clock, memoryMs: 0 });
  const parts = { db, clock, brand: 'rino', programmes, offerOf: () => Promise.resolve(undefined) } as const;
  await freezeSeasons(parts);
  for (const place of await listOwed(db, { now: clock.now(), resting: [], limit: 10 }))
    await giveOwed(parts, place);
}

const PLACE = `${PLAYER} AND code = '${CODE}'`;

export const NOMINATION_FAULTS: readonly PlantedFault[] = [
  fault('a place removed', 'nomination-rewards', `DELETE FROM nomination_place WHERE ${PLACE}`),
  fault(
    'a place whose reward is owed again',
    'nomination-rewards',
    `UPDATE nomination_place SET reward_id = NULL, owed_from = now() WHERE ${PLACE}`,
  ),
  fault(
    'a place before which there is none',
    'nomination-order',
    `UPDATE nomination_place SET number = 2, reward_id = NULL WHERE ${PLACE}`,
  ),
  fault(
    'a nomination that its player left and that counts on',
    'nomination-goals',
    `UPDATE nomination_entry SET active = false WHERE ${PLACE}`,
  ),
];
