import { readPlayer, type PlayerPage } from '@croupier/contract/office/player-desk';
import { Button, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { SubjectLink } from '../../../lib/facts/subject-link.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { useMay } from '../../../lib/me.ts';
import { StateBadge } from '../player-desk/state-badge.tsx';
import styles from './pay-outs-desk.module.css';

/** What of its player a decision leans on. It is asked for: reading a player goes to the log. */
export function PlayerGlance({ id }: { id: string }) {
  const t = useTranslations('pay-outs-desk.player');
  const may = useMay();
  const [looks, setLooks] = useState(false);
  const { data, error, refetch } = useQuery({ ...queryOf(readPlayer, { params: { id } }), enabled: looks });
  if (!may('read.players')) return null;
  return (
    <section aria-labelledby="pay-out-player">
      <h2 id="pay-out-player" className={styles.heading}>
        {t('title')}
      </h2>
      {!looks ? (
        <Button onClick={() => setLooks(true)}>{t('look')}</Button>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Glance player={data} />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}

function Glance({ player }: { player: PlayerPage }) {
  const t = useTranslations('pay-outs-desk.player');
  const { id, nickname, state, region, verifyLevel, registeredAt, purses, block } = player;
  const open = {
    rounds: player.openRounds.length,
    deposits: player.openPayments.length,
    wins: player.heldWins,
  };
  return (
    <Card>
      <Facts>
        <Fact name={t('nickname')}>
          <SubjectLink kind="player" id={id}>
            {nickname}
          </SubjectLink>
        </Fact>
        <Fact name={t('state')}>
          <StateBadge state={state} /> {block?.reason}
        </Fact>
        <Fact name={t('region')}>{region}</Fact>
        <Fact name={t('level')}>{verifyLevel}</Fact>
        <Fact name={t('registeredAt')}>
          <Instant at={registeredAt} />
        </Fact>
        <Fact name={t('money')}>
          {purses
            .filter(({ kind }) => kind === 'real')
            .map(({ currency, amountMinor }) => (
              <div key={currency}>
                <Money amountMinor={amountMinor} currency={currency} />
              </div>
            ))}
        </Fact>
        <Fact name={t('open')}>{t('openLine', open)}</Fact>
        {player.marks.length > 0 && (
          <Fact name={t('marks')}>{player.marks.map(({ text }) => text).join(', ')}</Fact>
        )}
      </Facts>
    </Card>
  );
}
