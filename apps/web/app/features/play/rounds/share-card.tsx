import { revokeShare, shareRound } from '@croupier/contract/play/rounds';
import { Button, Card, Icon, Skeleton } from '@croupier/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { putKnown } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/link.tsx';
import { shareQuery } from './rounds-queries.ts';
import styles from './round.module.css';

/** The link to a round: made, copied, and taken back. */
export function ShareCard({ id }: { id: string }) {
  const t = useTranslations('rounds.share');
  const query = shareQuery(id);
  const ticket = useQuery(query);
  const queries = useQueryClient();
  const params = { id };
  const change = useMutation({
    mutationFn: async (share: boolean) => {
      if (share) return (await call(shareRound, { params })).ticket;
      await call(revokeShare, { params });
      return null;
    },
    onSuccess: (next) => putKnown(queries, query.queryKey, next),
  });
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {ticket.isPending ? (
        <Skeleton className={styles.shareWait} />
      ) : ticket.data ? (
        <SharedLink ticket={ticket.data} busy={change.isPending} onRevoke={() => change.mutate(false)} />
      ) : (
        <Button wide busy={change.isPending} onClick={() => change.mutate(true)}>
          {t('make')}
        </Button>
      )}
      <p role="status" className={styles.failed}>
        {(change.isError || ticket.isError) && t('failed')}
      </p>
    </Card>
  );
}

function SharedLink({ ticket, busy, onRevoke }: { ticket: string; busy: boolean; onRevoke(): void }) {
  const t = useTranslations('rounds.share');
  const [copied, setCopied] = useState(false);
  const address = `${location.origin}${useLocalPath()(`/share/${ticket}`)}`;
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <input className={styles.address} readOnly value={address} aria-label={t('link')} />
      <Button wide icon={<Icon name={copied ? 'check' : 'copy'} size={20} />} onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
      <Button look="plain" wide busy={busy} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </>
  );
}
