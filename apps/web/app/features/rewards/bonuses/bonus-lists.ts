import type { OutputOf } from '@croupier/contract/kit';
import type { Bonus, readBonuses, SingleBonus } from '@croupier/contract/rewards/bonuses';
import { isBonusOver } from '@croupier/domain/rewards/bonuses';

export type Bonuses = OutputOf<typeof readBonuses>;

export const isOver = ({ state }: Pick<SingleBonus, 'state'>): boolean => isBonusOver(state);

/** Those that go on: the active ones, then what may be activated now, then what waits. */
export const livingOf = (bonuses: readonly Bonus[]): Bonus[] =>
  bonuses.filter((bonus) => !isOver(bonus)).toSorted((a, b) => rankOf(a) - rankOf(b));

const rankOf = ({ state, needs }: Bonus): number => (state === 'ACTIVATED' ? 0 : needs === null ? 1 : 2);

/** Every bonus by itself, the steps of a series too. */
export const eachOf = (bonuses: readonly Bonus[]): SingleBonus[] =>
  bonuses.flatMap((bonus): SingleBonus[] => (bonus.isSeries ? bonus.bonuses : [bonus]));

/** The name of the active bonus that this one waits for; undefined where it has none. */
export const aheadOf = ({ waitsBehind }: SingleBonus, all: readonly Bonus[]): string | undefined =>
  eachOf(all).find(({ id }) => id === waitsBehind)?.name;

/** Whether one of them has its money in play. */
export const hasMoneyInPlay = (bonuses: readonly Bonus[]): boolean =>
  eachOf(bonuses).some(({ cancelTakes }) => cancelTakes !== null);

/** What has not been seen yet and still matters. */
export const unseenOf = (bonuses: readonly Bonus[]): string[] =>
  eachOf(bonuses)
    .filter((bonus) => !bonus.seen && !isOver(bonus))
    .map(({ id }) => id);

/** What stands on a tab that an operator made. */
export const onTab = ({ bonuses, offers, maybeBonuses }: Bonuses, codes: readonly string[]) => ({
  bonuses: livingOf(bonuses).filter(({ code }) => codes.includes(code)),
  offers: offers.filter(({ code }) => codes.includes(code)),
  maybeBonuses: maybeBonuses.filter(({ bonus }) => codes.includes(bonus.code)),
});

/** Those that expired and whose player was not told. */
export const untoldExpired = (bonuses: readonly Bonus[]): SingleBonus[] =>
  eachOf(bonuses).filter(({ needShowExpiredModal }) => needShowExpiredModal);
