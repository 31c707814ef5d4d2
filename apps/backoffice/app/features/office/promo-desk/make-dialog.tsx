import { listPromoCodes, makePromoCode } from '@croupier/contract/office/promo-desk';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { NO_TERMS, PromoTerms, termsOf } from './promo-terms.tsx';

const NOTHING = { ...NO_TERMS, code: '', usesMax: '' };

/** Makes a code: its bonus, where it holds, from when to when, and how often it may be redeemed. */
export function MakeDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('promo-desk.make');
  const [typed, setTyped] = useState(NOTHING);
  const set = (name: keyof typeof NOTHING) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const code = canonicalPromo(typed.code);
  const terms = termsOf(typed);
  const usesMax = typed.usesMax.trim();
  const isRight = terms !== undefined && /^([1-9][0-9]{0,8})?$/.test(usesMax);
  const bonus = typed.bonus === '' ? null : typed.bonus;
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[t('happens'), bonus === null ? t('gives') : t('givesBonus', { bonus })]}
      operation={makePromoCode}
      inputOf={(reason) =>
        code === undefined || !isRight
          ? null
          : { body: { code, ...terms, usesMax: usesMax === '' ? null : Number(usesMax), bonus, reason } }
      }
      changes={[listPromoCodes]}
      done={t('done', { code: code ?? '' })}
      onClose={onClose}
    >
      <Field
        label={t('code')}
        hint={t('codeHint')}
        value={typed.code}
        maxLength={40}
        onChange={set('code')}
        error={typed.code !== '' && code === undefined ? t('oddCode') : ''}
      />
      <PromoTerms
        typed={typed}
        onChange={(changed) => setTyped({ ...typed, ...changed })}
        noBonus={t('noBonus')}
      />
      <Field
        label={t('usesMax')}
        hint={t('usesMaxHint')}
        inputMode="numeric"
        value={typed.usesMax}
        onChange={set('usesMax')}
        error={isRight ? '' : t('odd')}
      />
    </ActDialog>
  );
}
