import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';

/** The kind of the programmes, and what their goals are held for. */
export const KIND = 'earning';

export interface EarningParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
}
