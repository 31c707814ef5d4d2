import type { VerifyEmailLink } from '@croupier/contract/people/contacts';
import { Button, buttonClass, Card, ErrorState, FormFailure } from '@croupier/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Link } from '../../../lib/link.tsx';
import { pageMeta } from '../../../lib/page-meta.ts';
import { useProfile, useRefreshProfile } from '../../../lib/session.ts';
import { Page } from '../../../pages/page.tsx';
import { answerLetter, letterQuery } from '../contacts/contacts-queries.ts';
import { isRefusedFor, useContactsErrorText } from '../contacts/error-text.ts';
import { useLinkToken } from '../contacts/link-token.ts';
import type { Route } from './+types/verify-email-page';
import { passwordProblem, type FieldProblem } from './form-rules.ts';
import { PasswordField } from './password-field.tsx';
import styles from './profile.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(
    args,
    { title: 'contacts.verify.meta.title', description: 'contacts.verify.meta.description' },
    { index: false },
  );

/** Where the link of a letter leads: to a button. Programs that follow links press none. */
export default function VerifyEmailPage() {
  const t = useTranslations('contacts.verify');
  const token = useLinkToken();
  return (
    <Page title={t('title')} width="narrow" picture="change-password">
      <div className={styles.column}>
        <Card className={styles.card}>
          {token === undefined && <p className={styles.text}>{t('loading')}</p>}
          {token === null && <LinkOver />}
          {token && <Letter key={token} token={token} />}
        </Card>
      </div>
    </Page>
  );
}

function Letter({ token }: { token: string }) {
  const t = useTranslations('contacts.verify');
  const link = useQuery(letterQuery(token));
  const refresh = useRefreshProfile();
  const answer = useMutation({ mutationFn: answerLetter, onSuccess: () => refresh() });
  if (answer.isSuccess) return <Done />;
  if (link.isError)
    return <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void link.refetch()} />;
  if (!link.data) return <p className={styles.text}>{t('loading')}</p>;
  const isOver = !link.data.usable || (answer.isError && isRefusedFor(answer.error, 'link_over'));
  if (isOver) return <LinkOver />;
  return (
    <Answer
      link={link.data}
      busy={answer.isPending}
      failure={answer.error}
      onAnswer={(password) => answer.mutate({ token, ...(password !== '' && { password }) })}
    />
  );
}

interface AnswerProps {
  link: VerifyEmailLink;
  busy: boolean;
  failure: unknown;
  onAnswer(password: string): void;
}

function Answer({ link, busy, failure, onAnswer }: AnswerProps) {
  const t = useTranslations('contacts.verify');
  const players = useTranslations('players');
  const errorText = useContactsErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const problem = formState.errors.password?.message as FieldProblem | undefined;
  return (
    <form
      className={styles.card}
      noValidate
      method="post"
      onSubmit={handleSubmit(({ password }) => onAnswer(password))}
    >
      <p>{t('ready', { email: link.email ?? '' })}</p>
      <FormFailure>{failure ? errorText(failure) : undefined}</FormFailure>
      {link.needsPassword && (
        <>
          <p className={styles.text}>{t('needsPassword')}</p>
          <PasswordField
            label={players('fields.password')}
            autoComplete="current-password"
            error={problem && players(`problems.${problem}`)}
            {...register('password', { validate: passwordProblem })}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? t('submitting') : t('submit')}
        </Button>
      </div>
      <p className={styles.text}>{t('stranger')}</p>
    </form>
  );
}

function Done() {
  const t = useTranslations('contacts.verify');
  const choose = useTranslations('contacts.choose');
  const signedIn = useProfile() !== null;
  return (
    <>
      <div role="status">
        <h2>{t('doneTitle')}</h2>
      </div>
      <p className={styles.text}>{t('done')}</p>
      <div className={styles.actions}>
        <Link to={signedIn ? '/profile' : '/login'} className={buttonClass({ look: 'primary' })}>
          {signedIn ? t('toProfile') : choose('toLogin')}
        </Link>
      </div>
    </>
  );
}

function LinkOver() {
  const t = useTranslations('contacts.verify');
  return (
    <>
      <h2>{t('overTitle')}</h2>
      <p className={styles.text}>{t('over')}</p>
      <div className={styles.actions}>
        <Link to="/profile" className={buttonClass({})}>
          {t('toProfile')}
        </Link>
      </div>
    </>
  );
}
