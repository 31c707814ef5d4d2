import {
  bonusState,
  isDepositTooSmall,
  leastDeposit,
  needsDeposit,
  type BonusTerms,
} from '@croupier/domain/rewards/bonuses';
import type { StandingFacts } from '@croupier/domain/rewards/programmes';
import { refuse } from '../../../platform/refusal.ts';
import type { DepositBonuses } from '../../money/payments/feature.ts';
import { findStanding } from '../standing/feature.ts';
import { versionOf, type BonusParts } from './bonus-parts.ts';
import { findChosen, listOfPayIns, setShort } from './bonus-marks-store.ts';
import { choosePayIn, findBonus, listBonuses, lockBonus, SHOWN_MAX } from './bonus-store.ts';
import { bonusViews } from './bonus-view.ts';
import { cancelForHouse } from './cancel-bonus.ts';
import { depositOffers, referenceOf } from './find-offers.ts';
import { offerBonus } from './offer-bonus.ts';

/** The cash box's side of bonuses: which a deposit may bring, and which one it shall. */
export function createDepositBonuses(parts: BonusParts): DepositBonuses {
  const { db, clock } = parts;
  return {
    listFor: async ({ playerId, region }, language) => {
      const now = clock.now();
      const player = await findStanding(db, playerId, now);
      const offers = player ? await depositOffers(parts, player, { region, now }) : [];
      // Made theirs before they choose: an offer that ends meanwhile is one that they were shown.
      if (offers.length > 0)
        await db.transaction(async (tx) => {
          for (const under of offers) {
            const reference = referenceOf(under, region, now);
            await offerBonus(tx, { playerId, region, under, reference, by: 'player', now });
          }
        });
      const rows = await listBonuses(db, playerId, { after: null, limit: SHOWN_MAX, since: now });
      const waiting = rows.filter(
        (row) => bonusState(row, now) === 'NOT_ACTIVATED' && !row.grant && row.depositMinor === null,
      );
      const open = await Promise.all(
        waiting.map(async (row) => {
          const { terms } = (await versionOf(parts, row)).programme;
          return needsDeposit(terms) && isForNext(terms, player) ? [row] : [];
        }),
      );
      return bonusViews(parts, { playerId, language }, open.flat());
    },
    choose: async (tx, { playerId, id, payInId, deposit, maximumMinor }) => {
      const bonus = await lockBonus(tx, playerId, id);
      if (!bonus || bonusState(bonus, clock.now()) !== 'NOT_ACTIVATED')
        return refuse('offer_over', { why: 'ended' });
      const { terms } = (await versionOf(parts, bonus, tx)).programme;
      const player = await findStanding(tx, playerId, clock.now());
      if (!needsDeposit(terms) || deposit.currency !== bonus.currency || !isForNext(terms, player))
        return refuse('offer_over', { why: 'ended' });
      if (isDepositTooSmall(terms, deposit)) {
        const minimumMinor = String(leastDeposit(terms, deposit.currency));
        return refuse('amount_out_of_range', { minimumMinor, maximumMinor: String(maximumMinor) });
      }
      return (await choosePayIn(tx, bonus, payInId)) ? undefined : refuse('offer_over', { why: 'mine_used' });
    },
    endOf: async (tx, { playerId, payInId }) => {
      const id = await findChosen(tx, playerId, payInId);
      const bonus = id && (await findBonus(tx, playerId, id));
      if (!bonus) return;
      // The news that the deposit has come is not read yet: it brings nothing any more.
      if (bonus.payInId === null) await setShort(tx, playerId, payInId);
      // One that is over stays so; one that a round is open with goes on, and a person sees the payment.
      else if (bonus.payInId === payInId) await cancelForHouse(parts)(tx, { playerId, id: bonus.id });
    },
    ofPayIns: async (reader, payInIds) => {
      const rows = payInIds.length === 0 ? [] : await listOfPayIns(reader, payInIds);
      return new Map(
        rows.map(({ payInId, id, state, broughtBy, fellShort }) => {
          const isAnothers = broughtBy !== null && broughtBy !== payInId;
          return [payInId, { id, state: fellShort ? 'SHORT' : isAnothers ? 'OVER' : STATES[state] }];
        }),
      );
    },
  };
}

/** A bonus of the second deposit is had by the second one, also where it was offered before. */
const isForNext = ({ trigger }: BonusTerms, player: Pick<StandingFacts, 'deposits'> | undefined): boolean =>
  trigger.by !== 'nth-deposit' || trigger.nth === (player?.deposits ?? 0) + 1;

const STATES = {
  NOT_ACTIVATED: 'WAITING',
  ACTIVATED: 'ACTIVATED',
  EXPIRED: 'OVER',
  ACTIVATED_OTHER_PEOPLE: 'OVER',
  CANCELED: 'OVER',
} as const;
