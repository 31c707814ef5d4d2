import type { Profile } from '@croupier/contract/people/players';
import { Button, Card, Field } from '@croupier/ui';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { usePlayersErrorText } from './error-text.ts';
import { nicknameProblem } from './form-rules.ts';
import { Outcome } from './outcome.tsx';
import { useUpdateProfile } from './players-queries.ts';
import styles from './profile.module.css';

/** What other players see of the player. */
export function NicknameCard({ profile }: { profile: Profile }) {
  const t = useTranslations('players');
  const update = useUpdateProfile();
  const errorText = usePlayersErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { nickname: profile.nickname } });
  const wrong = formState.errors.nickname !== undefined;
  return (
    <Card className={styles.card}>
      <h2>{t('profile.personalTitle')}</h2>
      <form
        className={styles.card}
        noValidate
        onSubmit={handleSubmit(({ nickname }) => update.mutate({ nickname: nickname.trim() }))}
      >
        <Field
          label={t('fields.nickname')}
          hint={t('fields.nicknameHint')}
          autoComplete="nickname"
          maxLength={24}
          error={wrong && t('problems.nicknameInvalid')}
          {...register('nickname', { validate: nicknameProblem, onChange: () => update.reset() })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={update.isPending}>
            {update.isPending ? t('profile.saving') : t('profile.save')}
          </Button>
          <Outcome
            done={update.isSuccess && t('profile.saved')}
            failed={update.isError && errorText(update.error)}
          />
        </div>
      </form>
    </Card>
  );
}
