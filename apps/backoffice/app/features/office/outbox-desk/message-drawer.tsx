import { readMessage, type OutboxWay } from '@croupier/contract/office/outbox-desk';
import type { OutputOf } from '@croupier/contract/kit';
import { Button, Dialog, Segmented, showToast, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { LetterFrame } from './letter-frame.tsx';
import { MessageState } from './message-lists.tsx';
import { piecesOf } from './message-text.ts';
import styles from './outbox.module.css';

type ReadMessage = OutputOf<typeof readMessage>;

/** One message of the house, as its reader has it. */
export function MessageDrawer({ way, id, onClose }: { way: OutboxWay; id: string; onClose(): void }) {
  const t = useTranslations('outbox-desk');
  const { data, error, refetch } = useQuery(queryOf(readMessage, { params: { way, id } }));
  return (
    <Dialog
      title={data?.subject ?? t(`ways.${way}`)}
      closeLabel={t('one.close')}
      size="side"
      onClose={onClose}
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Content message={data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function Content({ message }: { message: ReadMessage }) {
  const t = useTranslations('outbox-desk');
  const { recipient, state, createdAt, sentAt, attempts, body, html, link } = message;
  const [shown, show] = useState<'html' | 'text'>('html');
  return (
    <div className={styles.message}>
      <p className={styles.head}>
        <MessageState state={state} /> {t('one.to', { recipient })} · <Instant at={createdAt} />
      </p>
      {sentAt && (
        <p>
          {t('one.sent')} <Instant at={sentAt} />
        </p>
      )}
      {state === 'failed' && <p>{t('one.failed', { attempts })}</p>}
      {state === 'withdrawn' && <p>{t('one.withdrawn')}</p>}
      {html !== null && (
        <Segmented<'html' | 'text'>
          label={t('one.form')}
          quietLabel
          value={shown}
          options={(['html', 'text'] as const).map((value) => ({ value, label: t(`one.forms.${value}`) }))}
          onChange={show}
        />
      )}
      {body === null ? (
        <p>{t('one.noBody')}</p>
      ) : html !== null && shown === 'html' ? (
        <LetterFrame html={html} title={t('one.forms.html')} />
      ) : (
        <p className={styles.text} dir="auto">
          {piecesOf(body).map(({ text: piece, isLink }, at) =>
            isLink ? (
              <a key={at} href={piece} target="_blank" rel="noreferrer noopener">
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </p>
      )}
      {link !== null && <p className={styles.head}>{t('one.leads', { link })}</p>}
      {body !== null && <Links text={body} />}
    </div>
  );
}

/** Each address in it, to be followed elsewhere: who tries the house out is somebody else in another browser. */
function Links({ text }: { text: string }) {
  const t = useTranslations('outbox-desk');
  const links = [
    ...new Set(
      piecesOf(text)
        .filter(({ isLink }) => isLink)
        .map((piece) => piece.text),
    ),
  ];
  return links.map((link) => (
    <Button key={link} size="small" onClick={() => void copy(link, t)}>
      {links.length > 1 ? t('one.copyOne', { link }) : t('one.copy')}
    </Button>
  ));
}

async function copy(link: string, t: (key: string) => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(t('one.copied'), 'success');
  } catch {
    showToast(t('one.notCopied'), 'error');
  }
}
