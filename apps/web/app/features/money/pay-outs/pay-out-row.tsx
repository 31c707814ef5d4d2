import { ApiError } from '@croupier/contract/kit';
import type { PayOut } from '@croupier/contract/money/pay-outs';
import { Badge, Button } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import { refreshProfile } from '../../../lib/session.ts';
import { PAY_OUT_TONES } from './pay-out-tones.ts';
import { PAY_OUTS_KEY, takeBack } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

/** One pay-out: how it stands, what comes next and by when, or how it ended; and the way to take it back. */
export function PayOutRow({ payOut }: { payOut: PayOut }) {
  const t = useTranslations('pay-outs');
  const date = useDate();
  const { id, state, amountMinor, currency, method, createdAt, mayCancel } = payOut;
  return (
    <li className={styles.payOut} data-state={state}>
      <span className={styles.sumAmount}>
        <Money amountMinor={amountMinor} currency={currency} />
      </span>
      <Badge tone={PAY_OUT_TONES[state]}>{t(`states.${state}`)}</Badge>
      <p className={styles.about}>
        {t(`kinds.${method.kind}`)} <span className="tabular">{method.mask}</span> ·{' '}
        <time dateTime={createdAt}>{date(createdAt)}</time>
      </p>
      <p role="status" className={styles.next}>
        <Next payOut={payOut} />
      </p>
      <div className={styles.actions}>
        {mayCancel && <TakeBack id={id} />}
        <Link to={`/support?id=${id}#write`} className={styles.ask}>
          {t('ask')}
        </Link>
      </div>
    </li>
  );
}

/** What happens next and by when the money is there; of one that is over, how it ended and where the money is. */
function Next({ payOut }: { payOut: PayOut }) {
  const t = useTranslations('pay-outs');
  const { money } = useFormat();
  const date = useDate();
  const { state, nextStep, expectedAt, rejected, amountMinor, feeMinor, receivedMinor, currency } = payOut;
  const amounts = {
    amount: money(amountMinor, currency),
    fee: money(feeMinor, currency),
    received: money(receivedMinor, currency),
  };
  if (state === 'REJECTED') return `${t(`rejected.${rejected ?? 'other'}`)} ${t('back', amounts)}`;
  if (state === 'PAID') return t(feeMinor === '0' ? 'ended.PAID' : 'ended.PAID_FEE', amounts);
  if (state === 'CANCELED' || state === 'FAILED') return `${t(`ended.${state}`)} ${t('back', amounts)}`;
  return (
    <>
      {nextStep !== 'none' && t(`next.${nextStep}`)}{' '}
      {expectedAt && t('expected', { received: amounts.received, date: date(expectedAt) })}
    </>
  );
}

function TakeBack({ id }: { id: string }) {
  const t = useTranslations('pay-outs.cancel');
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => takeBack(id),
    onSettled: () => askAnew(queries, { queryKey: PAY_OUTS_KEY }),
    onSuccess: () => void refreshProfile(queries).catch(() => undefined),
  });
  const isLate = cancel.error instanceof ApiError && ['too_late', 'forbidden'].includes(cancel.error.key);
  return (
    <>
      <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('name')}
      </Button>
      <span role="status" className={styles.failed}>
        {cancel.isError && t(isLate ? 'late' : 'failed')}
      </span>
    </>
  );
}
