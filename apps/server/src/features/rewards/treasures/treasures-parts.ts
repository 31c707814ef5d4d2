import { drawDomainOf } from '@croupier/contract/play/fairness';
import type { BoxTerms } from '@croupier/contract/rewards/treasures/kind';
import type { GoalTerms } from '@croupier/domain/rewards/goals';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import type { BoxRow } from './boxes-store.ts';

/** The kind of the programmes, and what their goals are held for. */
export const KIND = 'box';

/** The domain that the draws of a box stand in. */
export const domainOf = (code: string): string => drawDomainOf(KIND, code);

export interface TreasuresParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw'>;
}

export type BoxVersion = Version<BoxTerms>;

/** What a box says stays as it was when it was given, whatever is published since. @throws where there is no such version */
export async function versionOf(
  { programmes }: Pick<TreasuresParts, 'programmes'>,
  { programmeId, version }: Pick<BoxRow, 'programmeId' | 'version'>,
  through?: Queryable,
): Promise<BoxVersion> {
  const under = await programmes.versionOf<BoxTerms>(programmeId, version, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return under;
}

/** The goal as it is defined, with what is left out: own real money counts. */
export const goalOf = ({ goal }: BoxTerms): GoalTerms => ({ money: ['real'], ...goal });
