import type { PiggyBankTerms } from '@croupier/contract/rewards/piggy-bank/kind';
import type { Currency } from '@croupier/domain/money/amounts';
import { piggyAmount, type PiggyShare } from '@croupier/domain/rewards/piggy-bank';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { ReadProgrammes, Version } from '../programmes/feature.ts';
import type { PiggyRow } from './piggy-store.ts';

/** The kind of the programmes, what their goals are held for, and the source of what they give. */
export const KIND = 'piggy-bank';

export interface PiggyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly brand: Brand;
  readonly programmes: ReadProgrammes;
}

/** The share and the bounds of a piggy bank in one currency. */
export interface PiggyBounds extends PiggyShare {
  readonly minimumMinor: bigint;
}

/** @returns undefined where the programme names no amounts in this currency: there it is not on offer */
export function boundsOf(
  { shareMicro, minimum, maximum }: PiggyBankTerms,
  currency: Currency,
): PiggyBounds | undefined {
  const [least, most] = [minimum[currency], maximum[currency]];
  if (least === undefined || most === undefined) return undefined;
  return { shareMicro, minimumMinor: BigInt(least), maximumMinor: BigInt(most) };
}

/** A player's piggy bank with the version that it was started under. It keeps to that, whatever is published since. */
export interface HeldPiggy extends PiggyRow {
  readonly under: Version<PiggyBankTerms>;
  readonly bounds: PiggyBounds;
  /** What is inside now, or was when it was broken. */
  readonly insideMinor: bigint;
}

/** @throws where its version is not there any more */
export async function heldPiggy(
  { programmes }: Pick<PiggyParts, 'programmes'>,
  piggy: PiggyRow,
  through?: Queryable,
): Promise<HeldPiggy> {
  const { programmeId, version, currency, stakedMinor, amountMinor } = piggy;
  const under = await programmes.versionOf<PiggyBankTerms>(programmeId, version, through);
  const bounds = under && boundsOf(under.programme.terms, currency);
  if (!under || !bounds) throw new Error(`There is no version ${version} of programme ${programmeId}`);
  return { ...piggy, under, bounds, insideMinor: amountMinor ?? piggyAmount(stakedMinor, bounds) };
}

/** How its programme stands: `over` once nothing comes of it any more, `paused` while nothing does for now. */
export async function stateOfProgramme(
  { programmes, clock }: Pick<PiggyParts, 'programmes' | 'clock'>,
  { code, isWithdrawn }: Pick<PiggyRow, 'code' | 'isWithdrawn'>,
  through?: Queryable,
): Promise<'on' | 'paused' | 'over'> {
  if (isWithdrawn) return 'over';
  const now = clock.now();
  const found = await programmes.find(KIND, code, { now, ...(through && { through }) });
  if (found?.over === 'paused') return 'paused';
  return found && found.over === undefined ? 'on' : 'over';
}

/** The least that it is broken for: once its programme is over, any amount. */
export const leastOf = ({ bounds }: Pick<HeldPiggy, 'bounds'>, state: 'on' | 'paused' | 'over'): bigint =>
  state === 'over' ? 1n : bounds.minimumMinor;
