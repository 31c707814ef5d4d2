import { getPresent } from '@croupier/contract/rewards/calendar';
import { CALENDAR } from '@croupier/contract/rewards/calendar/kind';
import type { TestPlayer } from '../../../platform/testing/test-app.ts';
import type { ProviderHouse } from '../../play/providers/providers.fixture.ts';
import { dayFromNow } from '../../rewards/calendar/calendar.fixture.ts';
import { publishNow } from '../../rewards/programmes/published.fixture.ts';
import { fault, PLAYER, type PlantedFault } from './planted-faults.fixture.ts';

const CODE = 'planted-days';

/** Two doors of a calendar: one that was drawn for, and one of a day before that was opened for points. The player has enough of them. */
export async function keepDoors({ db }: Pick<ProviderHouse, 'db'>, { call }: TestPlayer): Promise<void> {
  const loot = [5, 6].map((points) => ({ weight: 1, reward: { kind: 'points' as const, points } }));
  const days = [
    { day: dayFromNow(-1), reward: { kind: 'points' as const, points: 2 } },
    { day: dayFromNow(0) },
  ];
  const terms = { days, loot, missed: { price: 7 } };
  await publishNow(db, CALENDAR, { code: CODE, audience: { regions: ['UA'] }, terms });
  for (const { day } of days) await call(getPresent, { query: { code: CODE, day }, body: {} });
}

export const CALENDAR_FAULTS: readonly PlantedFault[] = [
  fault(
    'the row that a door was drawn at',
    'calendar-doors',
    `UPDATE calendar_door SET drawn_place = 1 - drawn_place WHERE ${PLAYER} AND seed_pair IS NOT NULL`,
  ),
  fault(
    'a door removed',
    'calendar-doors',
    `DELETE FROM calendar_door WHERE ${PLAYER} AND seed_pair IS NOT NULL`,
  ),
  fault(
    'a door whose reward is of another day',
    'calendar-doors',
    `UPDATE calendar_door SET reward_id = (SELECT reward_id FROM calendar_door WHERE ${PLAYER} AND price IS NULL) WHERE ${PLAYER} AND price IS NOT NULL`,
  ),
  fault(
    'the price of a missed door',
    'calendar-prices',
    `UPDATE calendar_door SET price = price + 1 WHERE ${PLAYER} AND price IS NOT NULL`,
  ),
  fault(
    'a missed door that was had for nothing',
    'calendar-prices',
    `UPDATE calendar_door SET price = NULL WHERE ${PLAYER} AND price IS NOT NULL`,
  ),
];
