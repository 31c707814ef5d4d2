import type { GameDesk } from '@croupier/contract/office/game-desk';
import { useFormatter, useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import styles from './game.module.css';
import { Volatility } from './game-list.tsx';
import { Part } from './part.tsx';
import { Share } from './share.tsx';

/** What a game is, and by which maths it is played. */
export function GameFacts({ game, versions }: Pick<GameDesk, 'game' | 'versions'>) {
  const t = useTranslations('game-desk');
  const format = useFormatter();
  const isOurs = game.kind === 'house';
  return (
    <Part title={t('facts.title')} lead={isOurs ? undefined : t('facts.studioSays')}>
      <Facts>
        <Fact name={t('columns.studio')}>{game.studioName}</Fact>
        <Fact name={t('columns.code')}>{game.code}</Fact>
        {isOurs && (
          <>
            <Fact name={t('columns.engine')}>{game.engine}</Fact>
            <Fact name={t('columns.rtp')}>
              <Share of={game.rtp} />
            </Fact>
            <Fact name={t('columns.volatility')}>
              <Volatility game={game} />
            </Fact>
            <Fact name={t('columns.mathVersion')}>{game.mathVersion}</Fact>
            <Fact name={t('columns.mathHash')}>
              <code className={styles.hash}>{game.mathHash}</code>
            </Fact>
          </>
        )}
        <Fact name={t('columns.rounds')}>{format.number(game.roundsLately)}</Fact>
      </Facts>
      {versions.length > 1 && (
        <p className={styles.lead}>
          {t('facts.versions')}{' '}
          {versions.map(({ mathVersion, mathHash, firstSeenAt }, at) => (
            <span key={mathHash}>
              {at > 0 && ', '}
              {t('facts.version', { version: mathVersion })} <Instant at={firstSeenAt} />
            </span>
          ))}
        </p>
      )}
    </Part>
  );
}
