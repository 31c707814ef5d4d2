import { isOfCurrency } from '@croupier/domain/rewards/bonuses';
import { DAY_MS } from '@croupier/domain/rewards/programmes';
import { REGIONS, type RegionId } from '@croupier/domain/site/regions';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { BonusVersion } from './bonus-parts.ts';
import { insertBonus } from './bonus-store.ts';

interface Offering {
  readonly playerId: bigint;
  readonly region: RegionId;
  readonly under: BonusVersion;
  /** What it comes from: a run, a code, a reward, the bonus before it. One player has one of a programme and a reference. */
  readonly reference: string;
  /** Who brought it about: it is told to a player who has not asked for it. */
  readonly by: 'player' | 'house';
  readonly series?: { readonly id: string; readonly step: number };
  /** The deposit of the bonus that it comes with. */
  readonly depositMinor?: bigint | null;
  /** The job activates it. */
  readonly isDue?: boolean;
  readonly now: Date;
}

/** The id of a bonus, by which it is known before it is given. */
export const bonusId = ({ playerId, under, reference }: Pick<Offering, 'playerId' | 'under' | 'reference'>) =>
  derivedUuid(`bonus ${playerId} ${under.id} ${reference}`);

/**
 * Makes a bonus a player's own, once by programme and reference, to be activated later. Whether they may have it is asked by the
 * caller, before. @returns its id; undefined where it has no amounts in the currency of the region
 */
export async function offerBonus(tx: Tx, offering: Offering): Promise<string | undefined> {
  const {
    playerId,
    region,
    under,
    reference,
    by,
    series,
    depositMinor = null,
    isDue = false,
    now,
  } = offering;
  const { terms, code } = under.programme;
  const { currency } = REGIONS[region];
  if (!isOfCurrency(terms, currency)) return undefined;
  const id = bonusId(offering);
  const expiresAt = new Date(now.getTime() + terms.claimDays * DAY_MS);
  const isNew = await insertBonus(tx, {
    ...{ playerId, id, programmeId: under.id, version: under.version, code, type: terms.type, reference },
    ...{ currency, seriesId: series?.id ?? id, step: series?.step ?? 1 },
    ...{ createdAt: now, availableAt: null, expiresAt, depositMinor, isDue },
  });
  if (!isNew) return id;
  const payload = { id, code, type: terms.type, by, expiresAt: expiresAt.toISOString() };
  await appendFacts(tx, [{ playerId, topic: 'bonus.offered', payload }]);
  return id;
}
