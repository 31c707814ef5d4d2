import type { GameTile } from '@croupier/contract';
import { Badge, buttonClass, Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useGameName } from '../../lib/game-texts.ts';
import { Link } from '../../lib/link.tsx';
import styles from './game-card.module.css';

interface GameCardProps {
  game: GameTile;
  /** In sight at once: its poster is not put off. */
  eager?: boolean;
  heading?: 'h2' | 'h3';
}

/** A game as it lies on the table: poster, name, maker, and its figures in the same type as its name. */
export function GameCard({ game, eager = false, heading: Heading = 'h3' }: GameCardProps) {
  const t = useTranslations('lobby');
  const { number, percent } = useFormat();
  const name = useGameName()(game.code);
  const { rtpMicro, volatility, maximumWinCenti, hitFrequencyMicro } = game.maths;
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <img
          src={`/posters/${game.code}.svg`}
          alt=""
          width="600"
          height="800"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        {!game.available && <span className={styles.closed}>{t('games.closed')}</span>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={`/slots/${game.code}`} className={styles.link}>
            {name}
          </Link>
        </Heading>
        <p>
          <Badge>{t('games.by', { provider: game.provider })}</Badge>
        </p>
        <dl className={styles.facts}>
          <Fact name={t('facts.rtp')} value={percent(rtpMicro)} />
          <Fact name={t('facts.volatility')} value={t(`volatility.${volatility}`)} />
          <Fact
            name={t('facts.hits')}
            value={t('facts.oneIn', { spins: number(1_000_000 / Math.max(1, hitFrequencyMicro), 1) })}
          />
          <Fact
            name={t('facts.largest')}
            value={t('facts.stakes', { times: number(maximumWinCenti / 100) })}
          />
        </dl>
        <span
          className={`${buttonClass({ look: 'primary', size: 'small' })} ${styles.play}`}
          aria-hidden="true"
        >
          <Icon name="play" size={18} />
          {t('hero.play')}
        </span>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}
