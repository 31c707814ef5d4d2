import type { DeletionStanding } from '@croupier/contract/people/deletion';
import { DOCUMENTS_KEPT_YEARS } from '@croupier/domain/people/documents';
import { Button, buttonClass, Card, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link, useLocalPath } from '../../../lib/link.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { endAccount } from './deletion-queries.ts';
import styles from './deletion.module.css';
import { useDeletionErrorText } from './error-text.ts';

/** What becomes of the account, what is given up by name, and the last word. */
export function EndForm({ standing, onChanged }: { standing: DeletionStanding; onChanged(): void }) {
  const t = useTranslations('deletion.end');
  const date = useDate();
  const errorText = useDeletionErrorText();
  const localPath = useLocalPath();
  const { region } = useRootData().visitor;
  const [isSure, setSure] = useState(false);
  const [givesUp, setGivesUp] = useState(false);
  const gifts = useGivenUp(standing);
  const end = useMutation({
    mutationFn: endAccount,
    // A new document, so that nothing of the player stays in memory.
    onSuccess: () => window.location.assign(localPath('/account-ended')),
    onError: onChanged,
  });
  const mayEnd = isSure && (gifts === undefined || givesUp);
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <ul className={styles.list}>
        <li>{t('closed')}</li>
        <li>{t('erased', { date: date(standing.eraseAt, 'dateTime') })}</li>
        <li>{t('kept')}</li>
        <li>{t('keptDocuments', { years: DOCUMENTS_KEPT_YEARS[region] })}</li>
        <li>{t('play')}</li>
        <li>{t('excluded')}</li>
      </ul>
      <form
        className={styles.card}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayEnd) end.mutate({ giveUp: givesUp });
        }}
      >
        <FormFailure>{end.isError && errorText(end.error)}</FormFailure>
        {gifts !== undefined && (
          <label className={styles.agree}>
            <input type="checkbox" checked={givesUp} onChange={(event) => setGivesUp(event.target.checked)} />
            {t('giveUp', { what: gifts })}
          </label>
        )}
        <label className={styles.agree}>
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          {t('sure')}
        </label>
        <div className={styles.actions}>
          <Button type="submit" look="danger" disabled={!mayEnd} busy={end.isPending || end.isSuccess}>
            {end.isPending ? t('ending') : t('submit')}
          </Button>
          <Link to="/profile" className={buttonClass({})}>
            {t('keep')}
          </Link>
        </div>
      </form>
    </Card>
  );
}

/** What is given up, in words; undefined where there is nothing. */
function useGivenUp({ bonuses, giftRounds }: DeletionStanding): string | undefined {
  const t = useTranslations('deletion.end');
  const { money } = useFormat();
  const parts = bonuses.map(({ amountMinor, currency }) =>
    t('bonus', { amount: money(amountMinor, currency) }),
  );
  if (giftRounds > 0) parts.push(t('giftRounds', { count: giftRounds }));
  return parts.length === 0 ? undefined : parts.join(', ');
}
