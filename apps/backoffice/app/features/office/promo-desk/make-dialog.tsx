import { listPromoCodes, makePromoCode } from '@croupier/contract/office/promo-desk';
import { canonicalPromo } from '@croupier/domain/rewards/promo-codes';
import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import { Field, Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';
import { useScopeName } from '../game-desk/game-state.tsx';

const EVERYWHERE = 'all';
const NOTHING = { code: '', region: EVERYWHERE, from: '', until: '', usesMax: '' };

/** Makes a code: what it is, where, from when to when, and how often it may be redeemed. */
export function MakeDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('promo-desk.make');
  const nameOf = useScopeName();
  const [typed, setTyped] = useState(NOTHING);
  const set = (name: keyof typeof NOTHING) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const code = canonicalPromo(typed.code);
  const terms = termsOf(typed);
  return (
    <ActDialog
      title={t('title')}
      button={t('button')}
      happens={[t('happens'), t('gives')]}
      operation={makePromoCode}
      inputOf={(reason) => (code === undefined || !terms ? null : { body: { code, ...terms, reason } })}
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
      <Select
        label={t('region')}
        value={typed.region}
        options={[EVERYWHERE, ...REGION_IDS].map((value) => ({
          value,
          label: nameOf(value as RegionId | typeof EVERYWHERE),
        }))}
        onChange={set('region')}
      />
      <Field
        type="datetime-local"
        label={t('from')}
        hint={t('fromHint')}
        value={typed.from}
        onChange={set('from')}
      />
      <Field
        type="datetime-local"
        label={t('until')}
        hint={t('untilHint')}
        value={typed.until}
        onChange={set('until')}
      />
      <Field
        label={t('usesMax')}
        hint={t('usesMaxHint')}
        inputMode="numeric"
        value={typed.usesMax}
        onChange={set('usesMax')}
        error={terms ? '' : t('odd')}
      />
    </ActDialog>
  );
}

/** What was typed as its terms; undefined where no code can have them. */
function termsOf({ region, from, until, usesMax }: typeof NOTHING) {
  const times = { from: momentOf(from), until: momentOf(until) };
  const isBackwards = times.until !== null && times.until <= (times.from ?? new Date().toISOString());
  if (isBackwards || !/^([1-9][0-9]{0,8})?$/.test(usesMax.trim())) return undefined;
  return {
    region: region === EVERYWHERE ? null : (region as RegionId),
    ...times,
    usesMax: usesMax.trim() === '' ? null : Number(usesMax),
  };
}

/** Of a clock's own time, as a field of date and time has it: whole, or empty. */
const momentOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
