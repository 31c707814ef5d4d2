import { drawDomainOf } from '@croupier/contract/play/fairness';
import type { CalendarTerms } from '@croupier/contract/rewards/calendar/kind';
import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';

export const KIND = 'calendar';

/** The domain that the draws of a calendar's doors stand in. */
export const domainOf = (code: string): string => drawDomainOf(KIND, code);

export interface CalendarParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw' | 'lockSeat'>;
}

/** The rows that may be behind the door of a day: a single row where it has a reward of its own. @returns undefined where there is no such door */
export function rowsOf({ days, loot }: CalendarTerms, day: string): LootTable | undefined {
  const door = days.find((one) => one.day === day);
  if (!door) return undefined;
  return door.reward ? [{ weight: 1, reward: door.reward }] : loot;
}
