import type { reckonProgramme as operation } from '@croupier/contract/office/programmes-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { firstOfDeposit, type BonusTerms } from '@croupier/domain/rewards/bonuses';
import { byPlace, type Programme } from '@croupier/domain/rewards/programmes';
import type { Queryable } from '../../../platform/database.ts';
import { listPublishedBodies } from './programmes-desk-store.ts';

type Overlap = OutputOf<typeof operation>['overlaps'][number];

/** Finds published bonuses that the same deposit could bring: players are offered one of them, so the other costs and gives less. */
export async function overlapsOf(db: Queryable, programme: Programme, now: Date): Promise<Overlap[]> {
  if (programme.kind !== 'bonus') return [];
  const mine = programme as Programme<BonusTerms>;
  const others = (await listPublishedBodies(db, 'bonus', now)) as Programme<BonusTerms>[];
  return others
    .filter(({ code }) => code !== mine.code)
    .sort(byPlace)
    .flatMap((other) => {
      const first = firstOfDeposit(mine, other);
      const title = (other.texts.en as { title?: string }).title ?? other.code;
      return first ? [{ code: other.code, title, comesFirst: first === other }] : [];
    });
}
