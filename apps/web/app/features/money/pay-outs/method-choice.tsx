import type { PayOutMethod } from '@croupier/contract/money/pay-outs';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import styles from './pay-outs.module.css';

interface MethodChoiceProps {
  methods: readonly PayOutMethod[];
  chosen: string | undefined;
  onChoose(methodId: string): void;
}

/** To which card or account: those that are proven to be the player's. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useTranslations('pay-outs');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('form.method')}</legend>
      {methods.map(({ id, kind, mask, ownerName }) => (
        <label key={id} className={styles.option}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <strong>{t(`kinds.${kind}`)}</strong> <span className="tabular">{mask}</span>
            <small>{ownerName}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
