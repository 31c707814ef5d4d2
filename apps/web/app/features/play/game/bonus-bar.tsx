import type { ActiveBonus } from '@croupier/contract/people/players';
import type { Round } from '@croupier/contract/play/rounds';
import { Icon } from '@croupier/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { refreshProfile, useProfile } from '../../../lib/session.ts';
import styles from './bonus-bar.module.css';
import type { Game } from '../table/game.ts';
import type { BetSlip } from './use-bet-slip.ts';
import type { Terms } from './use-terms.ts';

/** Terms of the active bonus for the next round. */
export interface BonusHere {
  readonly bonus: ActiveBonus;
  /** Share of a stake that counts towards wagering here, in per cent. */
  readonly percent: number;
  /** The server would refuse the stake. */
  readonly isTooHigh: boolean;
}

/** The player's active bonus as far as it binds the next round; null where it does not: in a demonstration, for play money, with a gift. */
export function useBonusHere({
  game,
  bet,
  terms,
  isOwnMoney,
}: {
  game: Game;
  bet: BetSlip;
  terms: Terms;
  isOwnMoney: boolean;
}): BonusHere | null {
  const bonus = useProfile()?.activeBonus;
  if (!bonus || !isOwnMoney || terms.isPlayMoney || bonus.currency !== terms.currency) return null;
  const { contributions, otherContribution, maximumStakeMinor } = bonus;
  return {
    bonus,
    percent: contributions[game.code] ?? otherContribution,
    isTooHigh: maximumStakeMinor !== null && BigInt(bet.stakeMinor) > BigInt(maximumStakeMinor),
  };
}

interface Props {
  here: BonusHere | null;
  game: Game;
  bet: BetSlip;
  last: Round | null;
}

/** How much of the active bonus is left to wager, in money and in rounds of this stake, and what of the next round its terms do not take. */
export function BonusBar({ here, game, bet, last }: Props) {
  const t = useTranslations('game.bonus');
  const wager = useTranslations('wallet.wager');
  const { money } = useFormat();
  useWagerNews(here && last);
  if (!here) return null;
  const { bonus, percent, isTooHigh } = here;
  const { currency, source, wagerLeftMinor, maximumStakeMinor } = bonus;
  const left = money(wagerLeftMinor, currency);
  const fitting = maximumStakeMinor === null ? undefined : highestWithin(game, maximumStakeMinor);
  return (
    <section className={styles.bar} aria-label={t('label')} data-testid="bonus-bar">
      <Icon name="gift" size={20} />
      <p>
        <Link to="/bonuses">{t('left', { left })}</Link>{' '}
        <small>
          {percent === 0
            ? t('excluded')
            : t('rounds', { count: Number(roundsToGo(wagerLeftMinor, bet.stakeMinor, percent)) })}
          {percent > 0 && percent < 100 && ` ${t('partly', { percent })}`}
          {percent > 0 && source !== 'ALL' && ` ${wager(source)}`}
        </small>
      </p>
      {isTooHigh && (
        <p role="status" className={styles.high}>
          {t('tooHigh', { limit: money(maximumStakeMinor!, currency) })}{' '}
          {fitting !== undefined && (
            <button type="button" onClick={() => bet.setStake(fitting)}>
              {t('lower', { stake: money(fitting, currency) })}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

/** The highest stake offered here that the bonus takes; undefined where it takes none. */
const highestWithin = (
  { stakesMinor }: Pick<Game, 'stakesMinor'>,
  maximumMinor: string,
): string | undefined => stakesMinor.filter((stake) => BigInt(stake) <= BigInt(maximumMinor)).at(-1);

/** How many rounds of a stake are left until all is wagered, rounded up. Each takes the wagering on by its share, rounded down to a minor unit. */
export function roundsToGo(leftMinor: string, stakeMinor: string, percent: number): bigint {
  const each = (BigInt(stakeMinor) * BigInt(percent)) / 100n;
  return each === 0n ? 0n : (BigInt(leftMinor) + each - 1n) / each;
}

const ASK_EVERY_MS = 3_000;

/** Asks how far the wagering has come once a round was shown: the server alone counts it. Rounds that follow quickly come together. */
function useWagerNews(last: Round | null): void {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = last?.parts ? last.id : null;
  const ask = useEffectEvent(() => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void refreshProfile(client).catch(() => undefined);
    }, ASK_EVERY_MS);
  });
  useEffect(() => {
    if (id !== null) ask();
  }, [id]);
  useEffect(() => () => clearTimeout(waiting.current), []);
}
