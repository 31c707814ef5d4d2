import { listPromoBonuses } from '@croupier/contract/office/promo-desk';
import { REGION_IDS, type RegionId } from '@croupier/domain/site/regions';
import { FormFailure, Select } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { DateField } from '../../../lib/date-field/date-field.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { useScopeName } from '../game-desk/game-state.tsx';

const EVERYWHERE = 'all';

/** Terms of codes as they are typed. */
interface TypedTerms {
  readonly bonus: string;
  readonly region: string;
  readonly from: string;
  readonly until: string;
}
export const NO_TERMS: TypedTerms = { bonus: '', region: EVERYWHERE, from: '', until: '' };

interface PromoTermsProps {
  readonly typed: TypedTerms;
  onChange(typed: TypedTerms): void;
  /** Said where no bonus is chosen; without it one has to be. */
  readonly noBonus?: string;
}

/** Fields for the terms that one code and many have in common: its bonus, where it holds and when. */
export function PromoTerms({ typed, onChange, noBonus }: PromoTermsProps) {
  const t = useTranslations('promo-desk.make');
  const nameOf = useScopeName();
  const textOf = useErrorText();
  const { data, error } = useQuery(queryOf(listPromoBonuses, {}));
  const set = (name: keyof TypedTerms) => (event: { target: { value: string } }) =>
    onChange({ ...typed, [name]: event.target.value });
  const setMoment = (name: 'from' | 'until') => (moment: string) => onChange({ ...typed, [name]: moment });
  const bonuses = data?.bonuses ?? [];
  return (
    <>
      <Select
        label={t('bonus')}
        hint={data && bonuses.length === 0 ? t('noBonuses') : t('bonusHint')}
        value={typed.bonus}
        options={[
          { value: '', label: noBonus ?? t('choose') },
          ...bonuses.map(({ code, title }) => ({ value: code, label: `${title} (${code})` })),
        ]}
        onChange={set('bonus')}
      />
      <FormFailure>{error ? textOf(error) : null}</FormFailure>
      <Select
        label={t('region')}
        value={typed.region}
        options={[EVERYWHERE, ...REGION_IDS].map((value) => ({
          value,
          label: nameOf(value as RegionId | typeof EVERYWHERE),
        }))}
        onChange={set('region')}
      />
      <DateField
        withTime
        label={t('from')}
        hint={t('fromHint')}
        value={typed.from}
        onChange={setMoment('from')}
      />
      <DateField
        withTime
        label={t('until')}
        hint={t('untilHint')}
        value={typed.until}
        onChange={setMoment('until')}
      />
    </>
  );
}

/** Where it holds and when, as it was typed; undefined where it would be over before it began. */
export function termsOf({ region, from, until }: TypedTerms) {
  const times = { from: momentOf(from), until: momentOf(until) };
  const isBackwards = times.until !== null && times.until <= (times.from ?? new Date().toISOString());
  return isBackwards ? undefined : { region: region === EVERYWHERE ? null : (region as RegionId), ...times };
}

/** Converts the time of a date field, by this computer's clock, to an instant; null where the field is empty. */
const momentOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
