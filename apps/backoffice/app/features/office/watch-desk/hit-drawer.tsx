import { listApprovals } from '@croupier/contract/office/approvals';
import {
  judgeWatchHit,
  listWatchHits,
  openWatchHit,
  takeBackWatchHit,
  type OpenWatchHit,
} from '@croupier/contract/office/watch-desk';
import { WATCH_VERDICTS, type WatchVerdict } from '@croupier/domain/people/watch-lists';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Fact, Facts } from '../../../lib/facts/facts.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { HitKind, HitState } from './watch-list.tsx';
import styles from './watch.module.css';

/** An entry of a list beside what the player has written in the form, and what can be said of the two. */
export function HitDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('watch-desk');
  const { data, error, refetch } = useQuery(queryOf(openWatchHit, { params: { id } }));
  const [verdict, judge] = useState<WatchVerdict>();
  const [isTakenBack, takeBack] = useState(false);
  if (isTakenBack) return <TakeBackDialog id={id} onClose={() => takeBack(false)} />;
  if (verdict)
    return (
      <ActDialog
        title={t(`judge.${verdict}.title`)}
        button={t(`judge.${verdict}.name`)}
        tone={verdict === 'hit' ? 'danger' : 'primary'}
        happens={[t(`judge.${verdict}.happens`), t('judge.nothingSaid')]}
        operation={judgeWatchHit}
        inputOf={(reason) => ({ params: { id }, body: { verdict, reason } })}
        changes={[listWatchHits, openWatchHit]}
        done={t('judge.done')}
        onClose={() => judge(undefined)}
      />
    );
  return (
    <Dialog title={t('one.title')} closeLabel={t('one.close')} size="side" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Content hit={data} onJudge={judge} onTakeBack={() => takeBack(true)} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

/** Asks that a hit be taken back: somebody else carries it out. */
function TakeBackDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('watch-desk.takeBack');
  const [key] = useState(() => crypto.randomUUID());
  return (
    <ActDialog
      title={t('title')}
      button={t('name')}
      happens={[t('first'), t('second')]}
      operation={takeBackWatchHit}
      inputOf={(reason) => ({ params: { id }, body: { key, reason } })}
      changes={[listWatchHits, openWatchHit, listApprovals]}
      done={t('done')}
      onClose={onClose}
    />
  );
}

interface ContentProps {
  hit: OpenWatchHit;
  onJudge(verdict: WatchVerdict): void;
  onTakeBack(): void;
}

function Content({ hit, onJudge, onTakeBack }: ContentProps) {
  const t = useTranslations('watch-desk');
  const may = useMay();
  const { state, kind, list, scorePercent, foundAt, by, at, player, nickname, entry, person } = hit;
  const name = [person.lastName, person.firstName, person.secondName]
    .filter((word) => word !== null)
    .join(' ');
  return (
    <div className={styles.one}>
      <p className={styles.head}>
        <HitState state={state} /> <HitKind kind={kind} /> · <Instant at={foundAt} />
      </p>
      {by !== null && at !== null && (
        <p>
          {t('one.by', { by })} <Instant at={at} />
        </p>
      )}
      <section>
        <h3>{t('one.listed', { list, id: entry.id })}</h3>
        <Facts>
          <Fact name={t('one.names')}>{entry.names.join(' · ')}</Fact>
          <Fact name={t('one.born')}>{entry.born.join(', ') || '—'}</Fact>
          <Fact name={t('one.alike')}>{scorePercent} %</Fact>
          {entry.note && <Fact name={t('one.note')}>{entry.note}</Fact>}
        </Facts>
      </section>
      <section>
        <h3>
          <Link to={`/players/${player}` as never}>
            {nickname} <span className="tabular">#{player}</span>
          </Link>
        </h3>
        <Facts>
          <Fact name={t('one.names')}>{name || '—'}</Fact>
          <Fact name={t('one.born')}>{person.birthday ?? '—'}</Fact>
          <Fact name={t('one.region')}>{person.region}</Fact>
          <Fact name={t('one.level')}>{person.verifyLevel}</Fact>
        </Facts>
        {may('read.documents') && (
          <Link to="/documents" search={{ player } as never}>
            {t('one.documents')}
          </Link>
        )}
      </section>
      {state === 'new' && may('judge.watch-hits') && (
        <div className={styles.acts}>
          {WATCH_VERDICTS.map((verdict) => (
            <Button
              key={verdict}
              look={verdict === 'hit' ? 'danger' : 'primary'}
              onClick={() => onJudge(verdict)}
            >
              {t(`judge.${verdict}.name`)}
            </Button>
          ))}
        </div>
      )}
      {state === 'hit' && may('judge.watch-hits') && (
        <div className={styles.acts}>
          <Button onClick={onTakeBack}>{t('takeBack.name')}</Button>
        </div>
      )}
    </div>
  );
}
