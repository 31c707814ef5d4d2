import type { RoundRow } from '@croupier/contract/play/rounds';
import type { OwnAndBonus } from '../table/parts-note.tsx';
import { partsOf } from '../table/round-parts.ts';
import type messages from './messages/en.json';
import { netMinor, takenMinor } from './round-view.ts';

type Text = keyof (typeof messages)['round'];

/** An amount of a round, with the name of its text. */
export interface MoneyRow {
  readonly name: Text;
  readonly minor: bigint;
  /** Written with its sign. */
  readonly sign?: boolean;
  readonly tone?: 'win' | 'gain' | undefined;
  /** The amount by whose money it was, where some of it was bonus money. */
  readonly parts?: OwnAndBonus | undefined;
  /** The text of its reason. */
  readonly why?: Text;
}

/** What a round moved, in the order in which it is read. Its balances are those of its own money; a bonus has one beside it. */
export function moneyRows(
  round: Pick<
    RoundRow,
    'stakeMinor' | 'winMinor' | 'balanceBeforeMinor' | 'balanceAfterMinor' | 'parts' | 'giftId' | 'voided'
  >,
): MoneyRow[] {
  const { parts, winMinor, voided } = round;
  const { ownStakeMinor, bonusStakeMinor, ownWinMinor, bonusWinMinor, forfeitedMinor } = partsOf(round);
  const net = netMinor(round);
  const of = (own: bigint, bonus: bigint) => (bonus > 0n ? { own, bonus } : undefined);
  const rows: (MoneyRow | false)[] = [
    { name: parts ? 'mainBefore' : 'before', minor: BigInt(round.balanceBeforeMinor) },
    { name: 'stake', minor: -takenMinor(round), parts: of(ownStakeMinor, bonusStakeMinor) },
    {
      name: 'win',
      minor: BigInt(winMinor),
      sign: true,
      tone: winMinor === '0' ? undefined : 'win',
      parts: of(ownWinMinor, bonusWinMinor + forfeitedMinor),
    },
    forfeitedMinor > 0n && { name: 'forfeited', minor: -forfeitedMinor, why: 'forfeitedWhy' },
    { name: parts ? 'mainAfter' : 'after', minor: BigInt(round.balanceAfterMinor) },
    !!parts?.balance && { name: 'bonusAfter', minor: BigInt(parts.balance.amountMinor) },
    !!voided && { name: 'voidReturned', minor: BigInt(voided.returnedMinor), sign: true },
    !!voided && voided.takenMinor !== '0' && { name: 'voidTaken', minor: -BigInt(voided.takenMinor) },
    { name: 'net', minor: net, sign: true, tone: net > 0n ? 'gain' : undefined },
    !!parts && { name: 'progress', minor: BigInt(parts.progressMinor) },
  ];
  return rows.filter((row) => row !== false);
}
