import {
  giveBackDocument,
  listSentDocuments,
  openDocument,
  takeDocument,
  type OpenDocument,
} from '@croupier/contract/office/documents-desk';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { ClaimLine, useIsMine } from '../../../lib/claim/claim-line.tsx';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { DocumentKind, DocumentState } from './document-list.tsx';
import styles from './documents.module.css';
import { JudgeDialog } from './judge-dialog.tsx';
import { PagePicture } from './page-picture.tsx';

type Act = 'approved' | 'rejected' | 'correct';

/** The pages of a document beside what its player has written in the form, and what was sent before. */
export function DocumentDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('documents-desk.one');
  const { data, error, refetch } = useQuery(queryOf(openDocument, { params: { id } }));
  const [act, choose] = useState<Act>();
  const leave = () => choose(undefined);
  if (data && act === 'correct') return <CorrectDialog document={data} onClose={leave} />;
  if (data && act && act !== 'correct') return <JudgeDialog document={data} verdict={act} onClose={leave} />;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="wide" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Content document={data} onAct={choose} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

function Content({ document, onAct }: { document: OpenDocument; onAct(act: Act): void }) {
  const t = useTranslations('documents-desk');
  const { id, kind, state, reason, expiresOn, country, pages, submittedAt, by, at } = document;
  return (
    <div className={styles.beside}>
      <div className={styles.one}>
        <p className={styles.head}>
          <DocumentState state={state} /> <strong>{<DocumentKind kind={kind} />}</strong> ·{' '}
          <Instant at={submittedAt} />
        </p>
        {by !== null && at !== null && (
          <p>
            {t('one.by', { by })} <Instant at={at} />
          </p>
        )}
        {reason && <p>{t(`reasons.${reason}`)}</p>}
        {expiresOn && <p>{t('one.until', { day: expiresOn })}</p>}
        {country && <p>{t('one.country', { country })}</p>}
        <Person document={document} />
        <Acts document={document} onAct={onAct} />
        <Others document={document} />
      </div>
      <div className={styles.pages}>
        {pages.map((place) => (
          <PagePicture key={`${submittedAt} ${place}`} id={id} place={place} submittedAt={submittedAt} />
        ))}
      </div>
    </div>
  );
}

/** The claim of a document, and the acts that are open to this operator. */
function Acts({ document, onAct }: { document: OpenDocument; onAct(act: Act): void }) {
  const t = useTranslations('documents-desk');
  const may = useMay();
  const { id, state, claim, fourEyes, isKept } = document;
  const isMine = useIsMine(claim);
  return (
    <>
      {state === 'pending' && may('decide.documents') && (
        <>
          <ClaimLine
            claim={claim}
            take={(over) => ({
              operation: takeDocument,
              input: { params: { id }, body: over ? { over } : {} },
            })}
            giveBack={() => ({ operation: giveBackDocument, input: { params: { id } } })}
            changes={[listSentDocuments, openDocument]}
          />
          {fourEyes && <p>{t('judge.fourEyes')}</p>}
          <div className={styles.acts}>
            <Button look="primary" disabled={!isMine} onClick={() => onAct('approved')}>
              {t('judge.approved.name')}
            </Button>
            <Button disabled={!isMine} onClick={() => onAct('rejected')}>
              {t('judge.rejected.name')}
            </Button>
          </div>
        </>
      )}
      {may('correct.persons') && !isKept && (
        <div className={styles.acts}>
          <Button onClick={() => onAct('correct')}>{t('correct.name')}</Button>
        </div>
      )}
    </>
  );
}

/** The other documents of the player, each with a link. */
function Others({ document: { others, player } }: { document: OpenDocument }) {
  const t = useTranslations('documents-desk.one');
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{t('others')}</h3>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <DocumentState state={other.state} />{' '}
            <Link to="/documents" search={{ player, document: other.id } as never}>
              <DocumentKind kind={other.kind} />
            </Link>{' '}
            · <Instant at={other.submittedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The entries of the profile that the document is compared with. */
function Person({ document: { player, nickname, person } }: { document: OpenDocument }) {
  const t = useTranslations('documents-desk.person');
  const { firstName, secondName, lastName, birthday, region, residence, verifyLevel } = person;
  const names = { lastName, firstName, secondName, birthday };
  const rows = { ...names, region, residence, verifyLevel: String(verifyLevel) };
  return (
    <section>
      <Link to={`/players/${player}` as never}>
        {nickname} <span className="tabular">#{player}</span>
      </Link>
      <dl className={styles.person}>
        {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{rows[name] ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
