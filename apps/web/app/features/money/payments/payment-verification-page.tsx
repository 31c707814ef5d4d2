import { ApiError } from '@croupier/contract/kit';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { requirePlayer } from '../../../lib/page-host.ts';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import type { Route } from './+types/payment-verification-page';
import { PaymentOutcome, type Outcome } from './payment-outcome.tsx';
import { usePayInWatch } from './use-pay-in-watch.ts';
import styles from './verification.module.css';
import { readWayBack } from './way-back.ts';

/** A payment is its player's to see; an address that names none says so to anyone. */
export async function loader(args: Route.LoaderArgs) {
  if (new URL(args.request.url).searchParams.has('id')) await requirePlayer(args);
  return null;
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'payments.verification.meta.title', description: 'payments.verification.meta.description' },
    { index: false },
  );

/**
 * Where the provider sends the player back. The address only names the payment: whatever else it claims is
 * not read, what became of the payment is asked of the server until it is over.
 */
export default function PaymentVerificationPage() {
  const t = useTranslations('payments.verification');
  const id = useSearchParams()[0].get('id') ?? '';
  const watch = usePayInWatch(id);
  const inBrowser = useInBrowser();
  const table = inBrowser ? readWayBack(id) : null;
  return (
    <main id="main" className={styles.page} aria-label={t('meta.title')}>
      <PaymentOutcome
        outcome={outcomeOf(watch)}
        payIn={watch.payIn}
        table={table}
        slow={watch.slow}
        onRetry={watch.retry}
      />
    </main>
  );
}

function outcomeOf({ payIn, error }: ReturnType<typeof usePayInWatch>): Outcome {
  if (payIn) return payIn.state;
  if (error === null) return payIn === null ? 'unknown' : 'checking';
  return error instanceof ApiError && [400, 404].includes(error.status) ? 'unknown' : 'error';
}
