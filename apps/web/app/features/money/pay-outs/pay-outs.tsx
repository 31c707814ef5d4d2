import type { PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { Profile } from '@croupier/contract/people/players';
import type { Currency } from '@croupier/domain/money/amounts';
import { ErrorState } from '@croupier/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { useLive, useNudge } from '../../../lib/live/live.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { UnansweredNote } from '../../people/contacts/unanswered-note.tsx';
import { MethodsCard } from './methods-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { NothingCard } from './nothing-card.tsx';
import { OpenPayOuts } from './open-pay-outs.tsx';
import { PayOutForm } from './pay-out-form.tsx';
import { PayOutHistory } from './pay-out-history.tsx';
import { nothingToAsk } from './pay-out-rules.ts';
import { PAY_OUTS_KEY, payOutOptionsQuery } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';

/** All of money out on one page, in the order in which it is needed: what is under way, what is missing, the form, where to, the past. */
export function PayOuts({ profile }: { profile: Profile }) {
  const t = useTranslations('pay-outs');
  const [currency, setCurrency] = useState<Currency>();
  const options = useQuery(payOutOptionsQuery(currency));
  const queries = useQueryClient();
  const ask = () => void askAnew(queries, { queryKey: PAY_OUTS_KEY });
  useNudge('payOut', ask);
  useLive('method', ask);
  if (options.isPending) return <ListSkeleton rows={4} />;
  if (!options.data)
    return (
      <ErrorState
        title={t('loadError.title')}
        text={t('loadError.text')}
        retryLabel={t('retry')}
        onRetry={() => void options.refetch()}
      />
    );
  return (
    <div className={styles.cards}>
      <OpenPayOuts payOuts={options.data.open} />
      {profile.answered ? (
        <Asking options={options.data} onCurrency={setCurrency} />
      ) : (
        <UnansweredNote profile={profile} />
      )}
      <MethodsCard options={options.data} profile={profile} />
      <PayOutHistory />
    </div>
  );
}

/** What is missing comes before the form: nobody types an amount to be told afterwards. */
function Asking({ options, onCurrency }: { options: PayOutOptions; onCurrency(currency: Currency): void }) {
  const nothing = nothingToAsk(options);
  if (options.needs.length > 0) return <NeedsCard options={options} />;
  if (nothing) return <NothingCard why={nothing} options={options} onCurrency={onCurrency} />;
  return <PayOutForm key={options.currency} options={options} onCurrency={onCurrency} />;
}
