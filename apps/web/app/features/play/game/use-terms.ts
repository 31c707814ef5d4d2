import type { Currency } from '@croupier/domain/money/amounts';
import type { RegionPack } from '@croupier/domain/site/regions';
import { useMemo } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRegion } from '../../../lib/root-data.ts';
import { useRules } from '../../../lib/rules.ts';
import { useProfile } from '../../../lib/session.ts';

/** By whose rules and in what money is played at this table. */
export interface Terms {
  readonly region: RegionPack;
  readonly currency: Currency;
  /** True where nothing that is won is worth anything. */
  readonly isPlayMoney: boolean;
  /** An amount in the table's currency; the same function until the currency or the language changes. */
  readonly money: (amountMinor: bigint) => string;
}

/** A player's own currency, by the rules in force for them; in demo play and without an account, those of the page. */
export function useTerms(demo: boolean): Terms {
  const profile = useProfile();
  const visitorRegion = useRegion();
  const rules = useRules();
  const region = demo ? visitorRegion : rules;
  const currency = (!demo && profile?.currency) || region.currency;
  return { region, currency, money: useMoney(currency), isPlayMoney: demo || region.gameMoney === 'play' };
}

/** How an amount of this currency is written; the same function until the currency or the language changes. */
export function useMoney(currency: Currency): (amountMinor: bigint) => string {
  const format = useFormat();
  return useMemo(() => (amountMinor) => format.money(amountMinor, currency), [format, currency]);
}
