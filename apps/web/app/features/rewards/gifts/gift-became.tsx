import type { Gift } from '@croupier/contract/rewards/gifts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** What the wins of a gift have become, in sentences. */
export function GiftBecame({ gift }: { gift: Gift }) {
  const t = useTranslations('gifts.end');
  const { money } = useFormat();
  const { currency, forfeitedMinor, wagerTimes } = gift;
  const amount = money(gift.convertedMinor, currency);
  return (
    <>
      <p>{t(becameOf(gift), { amount, times: wagerTimes ?? 0 })}</p>
      {forfeitedMinor !== '0' && <p>{t('capped', { amount: money(forfeitedMinor, currency) })}</p>}
    </>
  );
}

/** The text that says it. */
export function becameOf({
  convertedMinor,
  forfeitedMinor,
  rounds,
  roundsLeft,
  endsAs,
}: Gift): 'unplayed' | 'nothing' | Gift['endsAs'] {
  if (convertedMinor !== '0') return endsAs;
  return rounds === roundsLeft && forfeitedMinor === '0' ? 'unplayed' : 'nothing';
}
