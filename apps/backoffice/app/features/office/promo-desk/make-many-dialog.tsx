import { listPromoCodes, makePromoCodes, PROMO_CODES_MAX } from '@croupier/contract/office/promo-desk';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { NO_TERMS, PromoTerms, termsOf } from './promo-terms.tsx';

/** Codes that were made together. */
export interface MadeCodes {
  readonly bonus: string;
  readonly codes: readonly string[];
}

interface MakeManyDialogProps {
  onMade(made: MadeCodes): void;
  onClose(): void;
}

/** Makes many codes of a bonus, each for one use. */
export function MakeManyDialog({ onMade, onClose }: MakeManyDialogProps) {
  const t = useTranslations('promo-desk.many');
  const [typed, setTyped] = useState({ ...NO_TERMS, count: '' });
  const count = countOf(typed.count);
  const terms = termsOf(typed);
  const { bonus } = typed;
  const most = PROMO_CODES_MAX;
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[t('happens'), t('once'), t('log')]}
      operation={makePromoCodes}
      inputOf={(reason) =>
        count === undefined || !terms || bonus === '' ? null : { body: { count, bonus, ...terms, reason } }
      }
      changes={[listPromoCodes]}
      done={t('done', { count: count ?? 0 })}
      onDone={({ codes }) => onMade({ bonus, codes })}
      onClose={onClose}
    >
      <Field
        label={t('count')}
        hint={t('countHint', { most })}
        inputMode="numeric"
        value={typed.count}
        onChange={({ target }) => setTyped({ ...typed, count: target.value })}
        error={typed.count !== '' && count === undefined ? t('odd', { most }) : terms ? '' : t('backwards')}
      />
      <PromoTerms typed={typed} onChange={(changed) => setTyped({ ...typed, ...changed })} />
    </ActDialog>
  );
}

/** A whole number that may be made at once; undefined for anything else. */
function countOf(typed: string): number | undefined {
  const count = /^[1-9][0-9]{0,5}$/.test(typed.trim()) ? Number(typed) : Infinity;
  return count <= PROMO_CODES_MAX ? count : undefined;
}
