import type { Currency } from '@croupier/domain/money/amounts';
import type { GameFilter } from '@croupier/domain/rewards/goals';
import type { Language } from '@croupier/domain/site/regions';

/** A programme as it is being written: any of it may be missing, or odd. */
export interface Draft {
  readonly picture?: string;
  readonly terms?: Terms;
  readonly texts?: Readonly<Partial<Record<Language, DraftTexts>>>;
  readonly schedule?: { readonly until?: string; readonly zone?: string; readonly repeats?: string };
  readonly audience?: { readonly regions?: readonly string[] };
  readonly caps?: { readonly perPlayer?: number };
}

interface DraftTexts {
  readonly title?: string;
  readonly lead?: string;
  readonly terms?: readonly string[];
  readonly parts?: Readonly<Record<string, string>>;
  readonly recipes?: Readonly<Record<string, string>>;
  readonly sectors?: readonly string[];
  readonly steps?: readonly { readonly name?: string; readonly text?: string }[];
  readonly nominations?: readonly { readonly name?: string; readonly text?: string }[];
}

/** Terms of any of the kinds. */
export interface Terms {
  readonly price?: number;
  readonly reward?: DraftReward;
  readonly stock?: number;
  readonly as?: string;
  readonly loot?: readonly DraftRow[];
  readonly parts?: readonly { readonly code?: string; readonly weight?: number }[];
  readonly recipes?: readonly DraftRecipe[];
  readonly perDay?: number;
  readonly days?: readonly { readonly day?: string; readonly reward?: DraftReward }[];
  readonly missed?: string | { readonly price?: number };
  readonly sectors?: readonly { readonly width?: number; readonly colour?: string }[];
  readonly attempts?: { readonly free?: string; readonly price?: number };
  readonly shownSeconds?: number;
  readonly goal?: DraftGoal;
  readonly tiers?: readonly DraftTier[];
  readonly hidden?: boolean;
  readonly nominations?: readonly DraftNomination[];
  readonly needsJoin?: boolean;
  readonly steps?: readonly DraftStep[];
  readonly final?: DraftReward;
  readonly points?: number;
  readonly expireDays?: number;
  readonly type?: string;
  readonly percent?: number;
  readonly amount?: DraftAmounts;
  readonly maximum?: DraftAmounts;
  readonly minimum?: DraftAmounts;
  readonly shareMicro?: number;
  readonly minDeposit?: DraftAmounts;
  readonly maxDeposit?: DraftAmounts;
  readonly wagerTimes?: number;
  readonly wagerBase?: string;
  readonly order?: string;
  readonly source?: string;
  readonly withdrawal?: string;
  readonly contributions?: readonly { readonly of?: GameFilter; readonly percent?: number }[];
  readonly otherContribution?: number;
  readonly maximumStake?: DraftAmounts;
  readonly maximumConversion?: DraftAmounts;
  readonly validDays?: number;
  readonly spins?: DraftSpins;
  readonly trigger?: { readonly by?: string };
  readonly codes?: { readonly kind?: string; readonly code?: string };
}

interface DraftSpins {
  readonly games?: readonly string[];
  readonly stake?: DraftAmounts;
  readonly rounds?: number;
  readonly endsAs?: string;
}

export interface DraftReward {
  readonly kind?: string;
  readonly amount?: DraftAmounts;
  readonly points?: number;
  readonly count?: number;
  readonly name?: string | Readonly<Partial<Record<Language, string>>>;
}

interface DraftTier {
  readonly tier?: string;
  readonly target?: number | DraftAmounts;
  readonly reward?: DraftReward;
}

interface DraftNomination extends Omit<DraftGoal, 'counts' | 'target'> {
  readonly measure?: string;
  readonly places?: readonly DraftReward[];
}

interface DraftRow {
  readonly weight?: number;
  readonly reward?: DraftReward;
  readonly stock?: number;
}

interface DraftRecipe {
  readonly code?: string;
  readonly needs?: readonly { readonly part?: string; readonly count?: number }[];
  readonly reward?: DraftReward;
}

export interface DraftStep {
  readonly goal?: DraftGoal;
  readonly reward?: DraftReward;
}

interface DraftGoal {
  readonly counts?: string;
  readonly games?: 'all' | { readonly games?: readonly string[] };
  readonly money?: readonly string[];
  readonly minimumStake?: DraftAmounts;
  readonly target?: number | DraftAmounts;
}

export type DraftAmounts = Readonly<Partial<Record<Currency, string>>>;

/** The amount of a currency in minor units; undefined where there is none, or while it is typed. */
export function amountOf(amounts: DraftAmounts | undefined, currency: Currency): string | undefined {
  const amount = amounts?.[currency];
  return amount !== undefined && /^[0-9]{1,19}$/.test(amount) ? amount : undefined;
}
