import type { ComponentType } from 'react';
import { AchievementLook, areTargetsOffered } from './achievement-look.tsx';
import { BonusLook, isBonusOffered } from './bonus-look.tsx';
import { amountOf, type Draft } from './draft.ts';
import { BoxLook } from './box-look.tsx';
import { CalendarLook } from './calendar-look.tsx';
import { EarningLook, targetOf } from './earning-look.tsx';
import { PiggyLook } from './piggy-look.tsx';
import { areNominationsOffered, NominationLook } from './nomination-look.tsx';
import { MiniGameLook } from './mini-game-look.tsx';
import { PresentLook } from './present-look.tsx';
import { QuestLook, stepReward } from './quest-look.tsx';
import { PromotionLook } from './promotion-look.tsx';
import { rewardText, type Reader } from './reader.ts';
import { StoreItemLook } from './store-item-look.tsx';
import { WheelLook } from './wheel-look.tsx';

interface LookProps {
  readonly draft: Draft;
  readonly reader: Reader;
}

/** How the site draws a programme, by its kind. */
export const LOOKS: Readonly<Record<string, ComponentType<LookProps>>> = {
  'store-item': StoreItemLook,
  'bonus-promotion': PromotionLook,
  present: PresentLook,
  calendar: CalendarLook,
  box: BoxLook,
  quest: QuestLook,
  wheel: WheelLook,
  'mini-game': MiniGameLook,
  'piggy-bank': PiggyLook,
  earning: EarningLook,
  achievement: AchievementLook,
  nomination: NominationLook,
  bonus: BonusLook,
};

/** Tells whether a player of the reader's region is shown it: everything in it has to be there in their currency. */
export function isOffered(kind: string, { terms = {} }: Draft, reader: Reader): boolean {
  if (kind === 'bonus') return isBonusOffered(terms, reader);
  if (kind === 'achievement') return areTargetsOffered(terms, reader);
  if (kind === 'nomination') return areNominationsOffered(terms, reader);
  if (kind === 'earning') return targetOf(terms.goal?.target, reader) !== undefined;
  if (kind === 'piggy-bank') return amountOf(terms.minimum, reader.currency) !== undefined;
  if (kind === 'quest') return isQuestOffered(terms, reader);
  if (terms.as === 'manufacture' && targetOf(terms.goal?.target, reader) === undefined) return false;
  if (kind === 'box' && targetOf(terms.goal?.target, reader) === undefined) return false;
  const rows = terms.as === 'manufacture' ? terms.recipes : terms.loot;
  const own = (terms.days ?? []).flatMap(({ reward }) => reward ?? []);
  const rewards =
    kind === 'store-item' ? [terms.reward] : [...(rows ?? []).map(({ reward }) => reward), ...own];
  return rewards.length > 0 && rewards.every((reward) => rewardText(reward, reader) !== undefined);
}

function isQuestOffered({ steps = [], final }: NonNullable<Draft['terms']>, reader: Reader): boolean {
  const rewards = [...steps.map(({ reward }) => reward), ...(final ? [final] : [])];
  return (
    steps.length > 0 &&
    steps.every(({ goal }) => targetOf(goal?.target, reader) !== undefined) &&
    rewards.every((reward) => stepReward(reward, reader) !== undefined)
  );
}
