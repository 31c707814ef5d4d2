import type { PresentTerms } from '@croupier/contract/rewards/presents/kind';
import type { LootTable } from '@croupier/contract/rewards/programmes';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Fairness } from '../../play/fairness/feature.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { OfferOf } from '../rewards/feature.ts';
import type { PresentRow } from './presents-store.ts';

export const KIND = 'present';

/** The domain that the draws of a present stand in. */
export const domainOf = (code: string): string => `loot-${code}`;

export interface PresentsParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
  readonly offerOf: OfferOf;
  readonly fairness: Pick<Fairness, 'drawLoot' | 'settleDraw' | 'findDraw'>;
}

export type PresentVersion = Version<PresentTerms>;

/** A present's contents, and the version they are of: none, where people of the house gave it. */
export interface Inside {
  readonly rows: LootTable;
  readonly under: PresentVersion | undefined;
}

/** Contents stay as they were when the present was given, whatever is published since. @throws where there is no such version */
export async function insideOf(
  { programmes }: Pick<PresentsParts, 'programmes'>,
  { programmeId, version, body }: PresentRow,
  through?: Queryable,
): Promise<Inside> {
  if (programmeId === null || version === null)
    return { rows: [{ weight: 1, reward: body! }], under: undefined };
  const under = await programmes.versionOf<PresentTerms>(programmeId, version, through);
  if (!under) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return { rows: under.programme.terms.loot, under };
}
