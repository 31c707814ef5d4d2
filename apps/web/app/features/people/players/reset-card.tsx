import { Button, Card, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { AgainButton } from '../contacts/again-button.tsx';
import { askReset } from '../contacts/contacts-queries.ts';
import { isRefusedFor, useContactsErrorText } from '../contacts/error-text.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.tsx';
import { ChooseCard } from './choose-card.tsx';
import { emailProblem, tidyEmail } from './form-rules.ts';
import styles from './profile.module.css';

type Asked = Parameters<typeof askReset>[0];

/** What was typed: an e-mail where there is an `@`, else a phone, whose `+` is often left out. */
const askedOf = (typed: string): Asked =>
  typed.includes('@') ? { email: tidyEmail(typed) } : { phone: `+${typed.trim().replace(/^\++/, '')}` };

/** As the contract has both. */
const PHONE = /^\+[0-9 ().-]{5,31}$/;

/** Asks for a letter with a link, or an SMS with a code. What is said then is the same for every address. */
export function ResetCard() {
  const t = useTranslations('contacts.reset');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { to: '' } });
  const ask = useMutation({ mutationFn: askReset });
  const problemOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return t('required');
    const asked = askedOf(typed);
    if ('phone' in asked) return PHONE.test(asked.phone) ? undefined : t('phoneInvalid');
    return emailProblem(asked.email) && players('problems.emailInvalid');
  };
  if (ask.isSuccess) return <Sent asked={ask.variables} againAt={ask.data.againAt} onOther={ask.reset} />;
  const isNoPhone = isRefusedFor(ask.error, 'invalid_request');
  return (
    <Card className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <form
        className={styles.card}
        noValidate
        method="post"
        onSubmit={handleSubmit(({ to }) => ask.mutate(askedOf(to)))}
      >
        <FormFailure>{ask.isError && !isNoPhone && errorText(ask.error)}</FormFailure>
        <Field
          label={t('field')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={formState.errors.to?.message ?? (isNoPhone && t('phoneInvalid'))}
          {...register('to', { validate: problemOf, onChange: () => ask.reset() })}
        />
        <ProofOfWork />
        <div className={styles.actions}>
          <Button type="submit" busy={ask.isPending}>
            {ask.isPending ? t('submitting') : t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface SentProps {
  asked: Asked;
  againAt: string;
  onOther(): void;
}

/** To a phone a code went, which is typed here; a letter leads here by its link. */
function Sent({ asked, againAt, onOther }: SentProps) {
  const t = useTranslations('contacts.reset');
  const isPhone = 'phone' in asked;
  return (
    <>
      <Card className={styles.card}>
        <div role="status">{isPhone ? <p>{t('sentCode', asked)}</p> : <h2>{t('sentTitle')}</h2>}</div>
        {!isPhone && <p>{t('sent', asked)}</p>}
        <p className={styles.text}>{isPhone ? t('noneCode') : t('none')}</p>
        <AgainButton
          id={`reset ${isPhone ? asked.phone : asked.email}`}
          label={isPhone ? t('againCode') : t('again')}
          againAt={againAt}
          send={() => askReset(asked)}
        />
        <div className={styles.actions}>
          <Button look="plain" onClick={onOther}>
            {isPhone ? t('otherPhone') : t('other')}
          </Button>
        </div>
      </Card>
      {isPhone && <ChooseCard by={asked} />}
    </>
  );
}
