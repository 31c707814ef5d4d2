import { ApiError } from '@croupier/contract/kit';
import type { Bonus } from '@croupier/contract/rewards/bonuses';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import { Button, Field } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../lib/root-data.ts';
import { ProofOfWork } from '../../people/proof-of-work/proof-of-work.tsx';
import { checkCode } from './bonuses-queries.ts';
import { BonusDrawing } from './bonus-drawing.tsx';
import styles from './code-form.module.css';
import { OfferCard } from './offer-card.tsx';
import { useFailureText } from './use-failure-text.ts';

/** A field for a promo code: first it is shown what the code brings, then that may be activated. */
export function CodeForm({ onMine }: { onMine(bonus: Bonus): void }) {
  const t = useTranslations('bonuses.code');
  const language = useLanguage();
  const failureOf = useCodeFailure();
  const [typed, type] = useState('');
  const [problem, setProblem] = useState<string>();
  const check = useMutation({ mutationFn: (code: string) => checkCode(code, language) });
  const send = () => {
    const code = canonicalPromo(typed);
    check.reset();
    // What no code looks like is told as an unknown one is.
    setProblem(code !== undefined ? undefined : typed.trim() === '' ? t('empty') : t('wrong'));
    if (code !== undefined) check.mutate(code);
  };
  const error = problem ?? (check.isError ? failureOf(check.error) : undefined);
  return (
    <section className={styles.code} aria-label={t('title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!check.isPending) send();
        }}
      >
        <BonusDrawing of="code" />
        <Field
          label={t('title')}
          name="code"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error}
          onChange={({ target }) => {
            type(target.value);
            setProblem(undefined);
            check.reset();
          }}
        />
        <Button type="submit" busy={check.isPending}>
          {t('check')}
        </Button>
        <ProofOfWork />
      </form>
      <div role="status">
        {check.data && (
          <Found found={check.data} code={check.variables} failureOf={failureOf} onMine={onMine} />
        )}
      </div>
    </section>
  );
}

interface FoundProps {
  found: Awaited<ReturnType<typeof checkCode>>;
  code: string;
  failureOf(error: unknown): string;
  onMine(bonus: Bonus): void;
}

function Found({ found: { offer, rule, why }, code, failureOf, onMine }: FoundProps) {
  const t = useTranslations('bonuses.code');
  const rules = useTranslations('rewards.rule');
  return (
    <div className={styles.found} data-testid="code-brings">
      <h3>{t('brings')}</h3>
      <OfferCard
        key={code}
        offer={offer}
        code={code}
        against={rule ? rules(rule.rule) : why === null ? undefined : t('wrong')}
        failureOf={failureOf}
        onMine={onMine}
      />
    </div>
  );
}

/** One sentence for a code that there is not and for one that is used up: the difference would help who guesses. */
function useCodeFailure(): (error: unknown) => string {
  const t = useTranslations('bonuses.code');
  const failureText = useFailureText();
  return (error) =>
    error instanceof ApiError && (error.key === 'not_found' || error.key === 'offer_over')
      ? t('wrong')
      : failureText(error);
}
