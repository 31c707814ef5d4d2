import type { PayOutMethod } from '@croupier/contract/money/pay-outs';
import { Button, Field, FormFailure } from '@croupier/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { newKey } from '../../../lib/new-key.ts';
import { tell } from '../../../lib/tell.ts';
import { showMethod } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';
import { useMethodErrorText } from './use-method-error-text.ts';

interface AddIbanProps {
  /** What the player is called, to begin with. */
  name: string;
  /** @param method undefined where it was left */
  onEnd(method?: PayOutMethod): void;
}

const IBAN_LETTERS = { least: 5, most: 50 };

/** An account by its number and the name on it. Whether the number is one, and the name theirs, is the house's to say. */
export function AddIban({ name, onEnd }: AddIbanProps) {
  const t = useTranslations('pay-outs.iban');
  const errorText = useMethodErrorText();
  const key = useRef(newKey());
  const [iban, setIban] = useState('');
  const [ownerName, setOwnerName] = useState(name);
  const [tried, setTried] = useState(false);
  const add = useMutation({
    mutationFn: () =>
      showMethod({ key: key.current, kind: 'iban', iban: iban.trim(), ownerName: ownerName.trim() }),
    onSuccess: ({ method }) => onEnd(method),
  });
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    add.reset();
    // Another account is another act.
    key.current = newKey();
  };
  const isShort = iban.trim().length < IBAN_LETTERS.least;
  const isNameless = ownerName.trim() === '';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort && !isNameless && !add.isPending) add.mutate();
      }}
    >
      <Field
        label={t('number')}
        hint={t('numberHint')}
        error={tried && isShort && t('numberBlank')}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={IBAN_LETTERS.most}
        value={iban}
        onChange={({ target }) => change(setIban)(target.value)}
      />
      <Field
        label={t('owner')}
        hint={t('ownerHint')}
        error={tried && isNameless && t('ownerBlank')}
        name="ownerName"
        autoComplete="name"
        maxLength={100}
        value={ownerName}
        onFocus={() => tell('click_card_owner', {})}
        onChange={({ target }) => change(setOwnerName)(target.value)}
      />
      <FormFailure>{add.isError && errorText(add.error)}</FormFailure>
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={add.isPending}>
          {t('submit')}
        </Button>
        <Button onClick={() => onEnd()}>{t('leave')}</Button>
      </div>
    </form>
  );
}
