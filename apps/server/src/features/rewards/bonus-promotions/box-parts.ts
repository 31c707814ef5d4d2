import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';

export const KIND = 'bonus-promotion';

/** The domain that the draws of a box stand in. */
export const domainOf = (code: string): string => `loot-${code}`;

export interface BoxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw'>;
}
