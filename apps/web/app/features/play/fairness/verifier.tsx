import type { Round } from '@croupier/contract/play/rounds';
import { EmptyState, Icon } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EMPTY_FORM, tidyVerifyForm, type VerifyForm } from './verify-form-rules.ts';
import { VerifyFields } from './verify-fields.tsx';
import { VerifyResult } from './verify-result.tsx';
import styles from './verify.module.css';

/** The form and what came of it. The maths is a chunk of its own, loaded on the first press. */
export function Verifier({ start, recorded }: { start: Partial<VerifyForm>; recorded: Round | undefined }) {
  const t = useTranslations('fairness.verify');
  const initial = { ...EMPTY_FORM, ...start };
  // A round that is filled in whole is computed without being asked.
  const whole = recorded !== undefined && initial.serverSeed !== '';
  const [computing, setComputing] = useState(() => (whole ? tidyVerifyForm(initial) : undefined));
  const result = useQuery({
    queryKey: ['fairness', 'verify', computing ?? null, recorded?.id ?? null],
    queryFn: async () => (await import('./run-verification.ts')).runVerification(computing!, recorded),
    enabled: computing !== undefined,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

  return (
    <div className={styles.columns}>
      <VerifyFields
        initial={initial}
        busy={result.isFetching}
        onSubmit={(form) => setComputing(tidyVerifyForm(form))}
        onEdit={() => setComputing(undefined)}
      />
      <div className={styles.result} aria-live="polite">
        {!computing && (
          <EmptyState
            icon={<Icon name="fairness" size={28} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )}
        {computing && result.isError && <p className={styles.notice}>{t('unknownMaths')}</p>}
        {computing && result.data && 'modes' in result.data && (
          <p className={styles.notice}>{t('badEntry', { modes: result.data.modes.join(', ') })}</p>
        )}
        {computing && result.data && !('modes' in result.data) && (
          <VerifyResult form={computing} result={result.data} recorded={recorded} />
        )}
      </div>
    </div>
  );
}
