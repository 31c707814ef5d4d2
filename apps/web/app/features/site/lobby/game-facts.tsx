import type { LobbyTile } from '@croupier/contract/site/lobby';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './game-facts.module.css';

const BARS = [5, 4, 3, 2, 1] as const;

/** A game's return and volatility in one line that fits any tile; of a game that declares neither, whose it is. */
export function GameFacts({ game }: { game: Pick<LobbyTile, 'rtpMicro' | 'volatility' | 'provider'> }) {
  const t = useTranslations('lobby');
  const { percent } = useFormat();
  const { rtpMicro, volatility, provider } = game;
  if (rtpMicro === null && volatility === null) return <p className={styles.facts}>{provider.name}</p>;
  return (
    <p className={styles.facts}>
      {rtpMicro !== null && (
        <span className="tabular" title={t('facts.rtp')}>
          {t('facts.rtpShort')} {percent(rtpMicro)}
        </span>
      )}
      {volatility !== null && (
        <span title={`${t('facts.volatility')}: ${t(`volatility.${volatility}`)}`}>
          <span className="visually-hidden">
            {t('facts.volatility')} {t(`volatility.${volatility}`)}
          </span>
          <Bars step={volatility} />
        </span>
      )}
    </p>
  );
}

/** Five bars that grow; as many are filled as the game is volatile, none where the player chooses. */
function Bars({ step }: { step: number | 'chosen' }) {
  return (
    <svg
      className={styles.bars}
      viewBox="0 0 24 12"
      aria-hidden="true"
      data-chosen={step === 'chosen' || undefined}
    >
      {BARS.map((bar, at) => (
        <rect
          key={bar}
          x={at * 5 + 0.5}
          y={8.5 - at * 2}
          width="3"
          height={at * 2 + 3}
          rx="1"
          data-on={(typeof step === 'number' && bar >= step) || undefined}
        />
      ))}
    </svg>
  );
}
