import { Button, Card, Field, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { useGameName } from '../../../lib/game-texts.ts';
import { gamesQuery } from '../rounds/rounds-queries.ts';
import { verifyFormProblems, type VerifyField, type VerifyForm } from './verify-form-rules.ts';
import styles from './verify.module.css';

export interface VerifyFieldsProps {
  initial: VerifyForm;
  busy: boolean;
  onSubmit(form: VerifyForm): void;
  /** The values changed: what was computed is about other ones. */
  onEdit(): void;
}

export function VerifyFields({ initial, busy, onSubmit, onEdit }: VerifyFieldsProps) {
  const t = useTranslations('fairness');
  const gameName = useGameName();
  const offered = useQuery(gamesQuery).data?.map(({ code }) => code) ?? [];
  const games = [...new Set([...offered, ...(initial.game === '' ? [] : [initial.game])])];
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<VerifyField[]>([]);
  const filled = form.game === '' ? { ...form, game: games[0] ?? '' } : form;

  const edit = (field: VerifyField) => (event: { target: { value: string } }) => {
    setForm({ ...filled, [field]: event.target.value });
    setProblems(problems.filter((problem) => problem !== field));
    onEdit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = verifyFormProblems(filled, games);
    setProblems(found);
    if (found.length === 0) onSubmit(filled);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus();
  };
  const text = (field: Exclude<VerifyField, 'game'>, hint?: string) => (
    <Field
      label={t(`verify.${field}`)}
      hint={hint}
      name={field}
      value={filled[field]}
      onChange={edit(field)}
      error={problems.includes(field) && t(`problems.${field}`)}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...(field === 'nonce' && { inputMode: 'numeric' as const })}
    />
  );

  return (
    <Card as="div">
      <form className={styles.form} noValidate onSubmit={submit}>
        <Select
          label={t('verify.game')}
          name="game"
          value={filled.game}
          onChange={edit('game')}
          options={games.map((code) => ({ value: code, label: gameName(code) }))}
        />
        {text('serverSeed', t('verify.serverSeedHint'))}
        {text('commitment', t('verify.commitmentHint'))}
        {text('clientSeed')}
        {text('nonce')}
        {text('mode', t('verify.modeHint'))}
        {text('choices', t('verify.choicesHint'))}
        <Button type="submit" look="primary" size="large" wide busy={busy}>
          {busy ? t('verify.computing') : t('verify.submit')}
        </Button>
      </form>
    </Card>
  );
}
