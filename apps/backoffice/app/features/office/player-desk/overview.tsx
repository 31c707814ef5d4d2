import type { PlayerPage } from '@croupier/contract/office/player-desk';
import { Card } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { LastPart } from './last-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { OpenPart } from './open-part.tsx';
import styles from './overview.module.css';
import { PersonPart } from './person-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** At a glance: in which state, how much money and why, what is open, what was done last. */
export function Overview({ player }: { player: PlayerPage }) {
  return (
    <div className={styles.overview}>
      {player.block && <Blocked block={player.block} />}
      <div className={styles.grid}>
        <div className={styles.column}>
          <MoneyPart player={player} />
          <OpenPart player={player} />
          <RulesPart player={player} />
        </div>
        <div className={styles.column}>
          <LastPart id={player.id} />
          <PersonPart player={player} />
          <SessionsPart player={player} />
        </div>
      </div>
    </div>
  );
}

/** Nobody should miss it. */
function Blocked({ block }: { block: NonNullable<PlayerPage['block']> }) {
  const t = useTranslations('player-desk.block');
  return (
    <Card className={styles.warning} role="note">
      <p>
        <strong>{t(block.closed ? 'isClosed' : 'is')}</strong> {t('since')} <Instant at={block.since} />
        {block.by && `, ${t('by', { name: block.by })}`}
        {block.until ? (
          <>
            {', '}
            {t('until')} <Instant at={block.until} />
          </>
        ) : (
          !block.closed && `, ${t('forGood')}`
        )}
      </p>
      <p>{block.reason}</p>
    </Card>
  );
}
