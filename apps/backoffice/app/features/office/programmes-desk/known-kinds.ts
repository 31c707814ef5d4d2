import type { Schema } from '@croupier/contract/kit';
import type { ProgrammeKind } from '@croupier/contract/rewards/programmes';
import { NOMINATION } from '@croupier/contract/contests/nominations/kind';
import { ACHIEVEMENT } from '@croupier/contract/rewards/achievements/kind';
import { BONUS, CUSTOM_TAB } from '@croupier/contract/rewards/bonuses/kind';
import { BONUS_PROMOTION } from '@croupier/contract/rewards/bonus-promotions/kind';
import { CALENDAR } from '@croupier/contract/rewards/calendar/kind';
import { EARNING_PROGRAMME } from '@croupier/contract/rewards/earning/kind';
import { PIGGY_BANK } from '@croupier/contract/rewards/piggy-bank/kind';
import { MINI_GAME } from '@croupier/contract/rewards/mini-game/kind';
import { PRESENT } from '@croupier/contract/rewards/presents/kind';
import { QUEST } from '@croupier/contract/rewards/quest/kind';
import { BOX } from '@croupier/contract/rewards/treasures/kind';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import { WHEEL } from '@croupier/contract/rewards/wheel/kind';
import { useTranslations } from 'use-intl';

/** The kinds of programmes that there is a form for. */
export const KNOWN_KINDS: readonly ProgrammeKind[] = [
  BONUS,
  STORE_ITEM,
  BONUS_PROMOTION,
  PRESENT,
  PIGGY_BANK,
  CALENDAR,
  WHEEL,
  BOX,
  QUEST,
  MINI_GAME,
  ACHIEVEMENT,
  NOMINATION,
  EARNING_PROGRAMME,
  CUSTOM_TAB,
];

export const knownKind = (name: string): ProgrammeKind | undefined =>
  KNOWN_KINDS.find(({ kind }) => kind === name);

/** Whether programmes of a kind are drawn for: their terms, or one of their forms, have a table of prizes. */
export function hasLoot(name: string): boolean {
  const terms = (knownKind(name)?.schema as Schema | undefined)?.properties?.['terms'];
  return [terms, ...(terms?.anyOf ?? [])].some((form) => form?.properties?.['loot'] !== undefined);
}

/** Names a kind; by its own name where no text has one. */
export function useKindText(): (kind: string) => string {
  const t = useTranslations('programmes-desk.choices.kind');
  return (kind) => (t.has(kind) ? t(kind) : kind);
}
