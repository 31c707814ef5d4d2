import type { Currency } from '@croupier/domain/money/amounts';

/** How many have had a programme. */
export const RECEIVERS = 'receivers';

/** The money of a budget, in minor units. */
export const BUDGET = (currency: Currency): string => `budget ${currency}`;
