import type { Gift } from '@croupier/contract/rewards/gifts';
import { buttonClass, Card } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './mine.module.css';

/** Gift spins that can be played: how many, where, and what becomes of their wins. */
export function GiftCard({ gift }: { gift: Gift }) {
  const t = useTranslations('bonuses.mine');
  const bar = useTranslations('gifts.bar');
  const { money } = useFormat();
  const date = useDate();
  const gameName = useGameName();
  const { currency, roundsLeft, stakeMinor, winMinor, expiresAt, maximumWinMinor, wagerTimes } = gift;
  return (
    <Card className={styles.card} data-testid="gift">
      <h3 className={styles.spins}>
        {bar('left', { count: roundsLeft, stake: money(stakeMinor, currency) })}
      </h3>
      <p className={styles.won}>{bar('won', { amount: money(winMinor, currency) })}</p>
      <ul className={styles.terms}>
        <li>{gift.endsAs === 'real' ? t('endsReal') : t('endsBonus', { times: wagerTimes ?? 0 })}</li>
        {maximumWinMinor !== null && <li>{t('most', { amount: money(maximumWinMinor, currency) })}</li>}
        {expiresAt !== null && <li>{t('until', { date: date(expiresAt) })}</li>}
      </ul>
      <div className={styles.games}>
        {gift.games.map((game, n) => (
          <Link
            key={game}
            to={`/slots/${game}`}
            className={buttonClass({ look: n === 0 ? 'primary' : 'quiet' })}
          >
            {t('play', { game: gameName(game) })}
          </Link>
        ))}
      </div>
    </Card>
  );
}
