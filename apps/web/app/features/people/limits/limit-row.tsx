import type { DepositLimit } from '@croupier/contract/people/limits';
import { Button } from '@croupier/ui';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AskedLimit } from './asked-limit.tsx';
import { LimitForm } from './limit-form.tsx';
import { limitOutcome } from './limit-outcome.ts';
import { useLimitAction, type LimitAction } from './limits-queries.ts';
import styles from './limits.module.css';

/** One period: what its limit is and what is left of it, what waits, and a form to change it. */
export function LimitRow({ limit }: { limit: DepositLimit }) {
  const t = useTranslations('limits');
  const { money } = useFormat();
  const action = useLimitAction();
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { period, amountMinor, leftMinor, usedMinor, currency } = limit;

  const close = () => {
    setEditing(false);
    // The button that opened the form is there again after this render, and first in its row.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const act = (wanted: LimitAction) => action.mutate(wanted, { onSuccess: close });
  const short = (minor: string) => money(minor, currency, { short: true });
  return (
    <li className={styles.row} ref={row}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.period}>{t(`periods.${period}`)}</h3>
          <p className={styles.state}>
            {amountMinor === null || leftMinor === null
              ? t('none')
              : t('state', { left: short(leftMinor), limit: short(amountMinor) })}
          </p>
        </div>
        {!editing && (
          <Button
            size="small"
            aria-label={`${t(amountMinor === null ? 'set' : 'change')}: ${t(`periods.${period}`)}`}
            onClick={() => {
              action.reset();
              setEditing(true);
            }}
          >
            {t(amountMinor === null ? 'set' : 'change')}
          </Button>
        )}
      </div>
      {amountMinor !== null && (
        <progress
          className={styles.bar}
          aria-label={t('used')}
          max={Number(amountMinor)}
          value={Math.min(Number(usedMinor), Number(amountMinor))}
        />
      )}
      {editing && <LimitForm limit={limit} busy={action.isPending} onAction={act} onClose={close} />}
      {limit.asked && !editing && (
        <AskedLimit asked={limit.asked} period={period} busy={action.isPending} onAction={act} />
      )}
      <p role="status" className={action.isError ? styles.failed : styles.done}>
        {action.isError && t('failed')}
        {action.isSuccess && t(`outcome.${limitOutcome(action.variables, limit)}`)}
      </p>
    </li>
  );
}
