import type { PayInOffer } from '@croupier/contract/money/payments';
import type { Currency } from '@croupier/domain/money/amounts';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChoiceOption } from './choice-option.tsx';
import styles from './choice.module.css';

interface MethodChoiceProps {
  methods: readonly PayInOffer[];
  currency: Currency;
  chosen: PayInOffer;
  onChoose(method: PayInOffer['method']): void;
}

/** Ways of paying in, each with how much it takes, what it costs and how long it takes. */
export function MethodChoice({ methods, currency, chosen, onChoose }: MethodChoiceProps) {
  const t = useTranslations('payments.methods');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('legend')}</legend>
      {methods.map((offer) => (
        <ChoiceOption
          key={offer.method}
          name={name}
          label={t(`names.${offer.method}`)}
          isChosen={offer.method === chosen.method}
          onChoose={() => onChoose(offer.method)}
        >
          <MethodFacts offer={offer} currency={currency} />
        </ChoiceOption>
      ))}
    </fieldset>
  );
}

function MethodFacts({ offer, currency }: { offer: PayInOffer; currency: Currency }) {
  const t = useTranslations('payments.methods');
  const { money } = useFormat();
  const feeText = useFeeText(currency);
  const short = (amountMinor: string) => money(amountMinor, currency, { short: true });
  return (
    <>
      <span>{t('limits', { min: short(offer.minimumMinor), max: short(offer.maximumMinor) })}</span>
      <span>{feeText(offer.fee)}</span>
      <span>{t(`time.${unitOf(offer.minutes.most)}`, { count: timesOf(offer.minutes.most) })}</span>
    </>
  );
}

function useFeeText(currency: Currency): (fee: PayInOffer['fee']) => string {
  const t = useTranslations('payments.methods.fee');
  const { money, percent } = useFormat();
  return ({ fixedMinor, shareMicro }) => {
    const fixed = money(fixedMinor, currency, { short: true });
    const share = percent(shareMicro, digitsOf(shareMicro));
    if (shareMicro === 0) return fixedMinor === '0' ? t('none') : t('fixed', { fixed });
    return fixedMinor === '0' ? t('share', { share }) : t('both', { share, fixed });
  };
}

/** So many as a share has, as 1.5% has one: two at most. */
const digitsOf = (shareMicro: number): number =>
  [10_000, 1_000].filter((unit) => shareMicro % unit > 0).length;

type TimeUnit = 'atOnce' | 'minutes' | 'hours' | 'days';

/** The largest unit that says a time in whole numbers, rounded up. */
const unitOf = (minutes: number): TimeUnit => {
  if (minutes <= 1) return 'atOnce';
  if (minutes < 120) return 'minutes';
  return minutes < 2_880 ? 'hours' : 'days';
};

const MINUTES_IN = { atOnce: 1, minutes: 1, hours: 60, days: 1_440 } as const satisfies Record<
  TimeUnit,
  number
>;
const timesOf = (minutes: number): number => Math.ceil(minutes / MINUTES_IN[unitOf(minutes)]);
