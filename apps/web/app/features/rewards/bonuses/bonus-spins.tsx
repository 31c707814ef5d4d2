import type { BonusOffer, SingleBonus } from '@croupier/contract/rewards/bonuses';
import { buttonClass } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useGameName } from '../../../lib/game-texts.ts';
import { Link } from '../../../lib/link.tsx';
import styles from './bonus-card.module.css';

interface Props {
  bonus: Pick<SingleBonus, 'currency' | 'giftWin' | 'state'>;
  spins: NonNullable<BonusOffer['spins']>;
}

/** Spins of a bonus that is active: how many are left, what they have won, and the games to play them at. */
export function BonusSpins({ bonus, spins }: Props) {
  const t = useTranslations('bonuses');
  const { money } = useFormat();
  const gameName = useGameName();
  const { rounds, roundsLeft, games } = spins;
  if (bonus.state !== 'ACTIVATED' || roundsLeft === 0) return null;
  return (
    <div className={styles.wagering} data-testid="bonus-spins">
      <p className={styles.held}>{t('spins.left', { left: roundsLeft, total: rounds })}</p>
      {bonus.giftWin !== '0' && <p>{t('spins.won', { amount: money(bonus.giftWin, bonus.currency) })}</p>}
      <div className={styles.ways}>
        {games.map((game, n) => (
          <Link
            key={game}
            to={`/slots/${game}`}
            className={buttonClass({ look: n === 0 ? 'primary' : 'quiet' })}
          >
            {t('mine.play', { game: gameName(game) })}
          </Link>
        ))}
      </div>
    </div>
  );
}
