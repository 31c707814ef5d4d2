import type { Currency } from '@croupier/domain/money/amounts';
import { bonusUntil, endingOfGift, type GiftEnding, type GiftTerms } from '@croupier/domain/rewards/gifts';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { mustPost } from '../../money/ledger/feature.ts';
import { activateGrant, insertGrant } from '../purses/feature.ts';

/** Wins of rounds that were given to a player, which become money by their terms. */
export interface GivenWins {
  readonly playerId: bigint;
  /** Of what gave the rounds: the post refers to it. */
  readonly id: string;
  readonly currency: Currency;
  readonly winMinor: bigint;
  readonly terms: GiftTerms;
}

/** `of`: who gave the rounds. `part`: which part of all that they have won, where it becomes money part by part. */
interface By {
  readonly of: 'gift' | 'free-rounds';
  readonly part?: number;
  readonly now: Date;
}

export interface MoneyOfWins extends Omit<GiftEnding, 'wagerMinor'> {
  readonly bonusId: string | null;
}

/** Makes real money or a bonus of what given rounds have won. The caller holds the seat, and does it once by id and part. */
export async function makeMoney(tx: Tx, wins: GivenWins, { of, part = 0, now }: By): Promise<MoneyOfWins> {
  const { playerId, id, currency, terms } = wins;
  const { convertedMinor, forfeitedMinor, wagerMinor } = endingOfGift(wins.winMinor, terms);
  const name = `${playerId} ${id}${part === 0 ? '' : ` ${part}`}`;
  if (convertedMinor > 0n && terms.endsAs === 'real')
    await postWin(tx, wins, { key: derivedUuid(`${of}-win ${name}`), of, amountMinor: convertedMinor });
  if (convertedMinor === 0n || terms.endsAs === 'real')
    return { convertedMinor, forfeitedMinor, bonusId: null };
  const bonusId = derivedUuid(`${of}-bonus ${name}`);
  // What rounds have won is owed: no stop takes it away, and while one holds it waits, by its terms, and no stake takes it.
  await insertGrant(tx, {
    ...{ playerId, id: bonusId, amountMinor: convertedMinor, wagerMinor, now },
    ...{ terms: { ...terms.purse, currency }, expiresAt: bonusUntil(terms, now) },
  });
  // Where another bonus is active, this one waits for its turn.
  await activateGrant(tx, playerId, bonusId, now);
  return { convertedMinor, forfeitedMinor, bonusId };
}

async function postWin(
  tx: Tx,
  { playerId, id, currency }: GivenWins,
  { key, of, amountMinor }: { key: string; of: By['of']; amountMinor: bigint },
): Promise<void> {
  await mustPost(tx, {
    ...{ playerId, currency, key, operation: `${of}-win` },
    transfers: [
      { from: { owner: 'house', name: 'promotions' }, to: { owner: 'player', kind: 'real' }, amountMinor },
    ],
    reference: id,
  });
}
