import { readRoundToVoid, type RoundToVoid } from '@croupier/contract/office/voids';
import { Badge, Button, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money, useMoney } from '../../../lib/format/money.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { useMoves } from './use-moves.ts';
import { VoidDialog } from './void-dialog.tsx';
import styles from './voids.module.css';

/** One round: what it is, and what voiding it would move or what is against that. */
export default function RoundPage() {
  const t = useTranslations('voids');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(queryOf(readRoundToVoid, { params: { round: id } }));
  return (
    <Page title={t('title')} lead={<Link to="/games/open">{t('all')}</Link>}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.parts}>
          <RoundFacts round={data} />
          <VoidPart round={data} />
        </div>
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

function RoundFacts({ round }: { round: RoundToVoid }) {
  const t = useTranslations('voids');
  const { currency } = round;
  return (
    <Card className={styles.part} aria-label={t('facts')}>
      <Facts>
        <Fact name={t('state')}>
          <Badge tone={round.voided || round.state === 'void' ? 'lose' : 'quiet'}>
            {t(round.voided ? 'states.void' : `states.${round.state}`)}
          </Badge>
        </Fact>
        <Fact name={t('player')}>
          <Link to={`/players/${round.playerId}` as never}>{round.playerId}</Link>
        </Fact>
        <Fact name={t('game')}>
          <Link to={`/games/${round.game}` as never}>{round.game}</Link>
        </Fact>
        <Fact name={t('stake')}>
          <Money amountMinor={round.stakeMinor} currency={currency} />
        </Fact>
        <Fact name={t('win')}>
          <Money amountMinor={round.winMinor} currency={currency} />
        </Fact>
        <Fact name={t('kind')}>{t(`kinds.${round.kind}`)}</Fact>
        <Fact name={t('round')}>
          <code className={styles.name}>{round.round}</code>
        </Fact>
        {round.voided && (
          <Fact name={t('voidedAt')}>
            <Instant at={round.voided.at} /> · {t(`causes.${round.voided.cause}`)}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function VoidPart({ round }: { round: RoundToVoid }) {
  const t = useTranslations('voids');
  const money = useMoney();
  const moves = useMoves(round);
  const [open, setOpen] = useState(false);
  return (
    <Card className={styles.part}>
      <h2 className={styles.title}>{t('void.name')}</h2>
      {round.against !== null ? (
        <p>
          {t(`against.${round.against}`, {
            short: round.shortMinor === null ? '' : money(round.shortMinor, round.currency),
          })}
        </p>
      ) : (
        <>
          <ul className={styles.moves}>
            {moves.map((move) => (
              <li key={move}>{move}</li>
            ))}
          </ul>
          <div>
            <Button look="danger" onClick={() => setOpen(true)}>
              {t('void.button')}
            </Button>
          </div>
        </>
      )}
      {open && <VoidDialog round={round} onClose={() => setOpen(false)} />}
    </Card>
  );
}
