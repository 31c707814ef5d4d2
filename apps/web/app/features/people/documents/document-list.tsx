import type { Document } from '@croupier/contract/people/documents';
import { Badge, Button, Card, EmptyState, FormFailure, Icon, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import styles from './documents.module.css';
import { useRemove } from './documents-queries.ts';
import { useFailureText } from './failure-text.ts';
import { useWantedAnew } from './use-wanted-anew.ts';

const TONES = {
  draft: 'quiet',
  pending: 'warn',
  approved: 'win',
  rejected: 'lose',
  expired: 'quiet',
} as const satisfies Record<Document['state'], BadgeTone>;

interface DocumentListProps {
  readonly documents: readonly Document[];
  /** Offered for what is asked for again; nowhere while something else is being brought. */
  readonly onAgain: ((document: Document) => void) | undefined;
}

/** What was sent in and what became of it, the newest first. */
export function DocumentList({ documents, onAgain }: DocumentListProps) {
  const t = useTranslations('documents.list');
  const again = useWantedAnew(documents);
  if (documents.length === 0)
    return (
      <EmptyState icon={<Icon name="shield" size={28} />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <section>
      <h2 className={styles.heading}>{t('title')}</h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <Sent
            key={document.id}
            document={document}
            onAgain={again.includes(document) ? onAgain : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function Sent({ document, onAgain }: { document: Document } & Pick<DocumentListProps, 'onAgain'>) {
  const t = useTranslations('documents');
  const date = useDate();
  const remove = useRemove();
  const failureText = useFailureText();
  const { id, kind, state, submittedAt, reason, expiresOn } = document;
  return (
    <Card as="li" className={styles.sent}>
      <p className={styles.head}>
        <strong>{t(`bring.kinds.${kind}`)}</strong> <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </p>
      {submittedAt && <p className={styles.note}>{t('list.sentAt', { at: date(submittedAt) })}</p>}
      {reason && <p>{t(`reasons.${reason}`)}</p>}
      {state === 'approved' && expiresOn && (
        <p className={styles.note}>{t('list.until', { day: date(expiresOn, 'date', 'UTC') })}</p>
      )}
      {onAgain && (
        <Button size="small" onClick={() => onAgain(document)}>
          {t(state === 'approved' ? 'list.renew' : 'list.again')}
        </Button>
      )}
      {state === 'pending' && (
        <>
          <p className={styles.note}>{t('list.waits')}</p>
          <FormFailure>{remove.error && failureText(remove.error)}</FormFailure>
          <Button size="small" busy={remove.isPending} onClick={() => remove.mutate(id)}>
            {t('list.takeBack')}
          </Button>
        </>
      )}
    </Card>
  );
}
