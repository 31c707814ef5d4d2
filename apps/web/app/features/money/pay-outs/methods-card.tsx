import type { PayOutMethod, PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { Profile } from '@croupier/contract/people/players';
import { Button, Card, FormFailure } from '@croupier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useLanguage } from '../../../lib/root-data.ts';
import { tell } from '../../../lib/tell.ts';
import { AddIban } from './add-iban.tsx';
import { MethodRow } from './method-row.tsx';
import { PAY_OUTS_KEY, showMethod } from './pay-outs-queries.ts';
import styles from './pay-outs.module.css';
import { useMethodErrorText } from './use-method-error-text.ts';

/** The player's own cards and accounts, and the ways to one more. */
export function MethodsCard({ options, profile }: { options: PayOutOptions; profile: Profile }) {
  const t = useTranslations('pay-outs.methods');
  const [added, setAdded] = useState<PayOutMethod>();
  const [adds, setAdds] = useState(false);
  const queries = useQueryClient();
  const { kinds, methods } = options;
  return (
    <Card className={styles.card} id="methods">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {methods.length > 0 && (
        <ul className={styles.list}>
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.done}>
        {added && t('added', { mask: added.mask ?? '' })}
      </p>
      {adds ? (
        <AddIban
          name={[profile.firstName, profile.lastName].filter(Boolean).join(' ')}
          onEnd={(method) => {
            setAdds(false);
            setAdded(method);
            if (method) void askAnew(queries, { queryKey: PAY_OUTS_KEY });
          }}
        />
      ) : (
        <div className={styles.actions}>
          {kinds.includes('card') && <AddCard />}
          {kinds.includes('iban') && (
            <Button
              onClick={() => {
                tell('click_iban', {});
                setAdded(undefined);
                setAdds(true);
              }}
            >
              {t('addIban')}
            </Button>
          )}
        </div>
      )}
      {kinds.includes('card') && <p className={styles.note}>{t('cardNote')}</p>}
    </Card>
  );
}

/** Leaves for the provider's page: a card is shown there, and its number never comes here. */
function AddCard() {
  const t = useTranslations('pay-outs.methods');
  const language = useLanguage();
  const errorText = useMethodErrorText();
  const add = useMutation({
    mutationFn: () => showMethod({ key: newKey(), kind: 'card', language }),
    onSuccess: ({ redirectUrl }) => redirectUrl !== null && window.location.assign(redirectUrl),
  });
  return (
    <>
      <Button look="primary" busy={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
        {add.isPending || add.isSuccess ? t('leaving') : t('addCard')}
      </Button>
      <FormFailure>{add.isError && errorText(add.error)}</FormFailure>
    </>
  );
}
