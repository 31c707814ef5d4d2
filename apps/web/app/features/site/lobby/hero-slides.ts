import { playable } from '../../../lib/balance.ts';
import type { useProfile } from '../../../lib/session.ts';

/** Who looks: nobody we know, a player without a round and without money, one with money, or one who has played. */
export type HeroViewer = 'visitor' | 'newcomer' | 'ready' | 'returning';

export interface HeroSlide {
  /** Its title and text are `hero.<id>` of the lobby's messages. */
  readonly id: 'continue' | 'table' | 'deposit' | 'choose' | 'popular' | 'check';
  readonly viewers: readonly HeroViewer[];
  /** What lies on the felt: drawn cards, chips or a seal, or the posters of games. */
  readonly art: 'cards' | 'chips' | 'seal' | 'last' | 'popular';
  /** What can be done, the first of them the one that is meant. */
  readonly actions: readonly HeroAction[];
}

/** `play` and `demo` lead to the first game on the slide; its words are `hero.actions.<name>`. */
export type HeroAction = 'play' | 'demo' | 'join' | 'deposit' | 'all' | 'check' | 'how';

const EVERYBODY: readonly HeroViewer[] = ['visitor', 'newcomer', 'ready', 'returning'];

/** The slides of the hero in their order. Who looks sees those that are for them. */
export const HERO_SLIDES: readonly HeroSlide[] = [
  { id: 'continue', viewers: ['returning'], art: 'last', actions: ['play'] },
  { id: 'table', viewers: ['visitor'], art: 'cards', actions: ['join', 'demo'] },
  { id: 'deposit', viewers: ['newcomer'], art: 'chips', actions: ['deposit', 'demo'] },
  { id: 'choose', viewers: ['ready'], art: 'cards', actions: ['play', 'all'] },
  { id: 'popular', viewers: EVERYBODY, art: 'popular', actions: ['play'] },
  { id: 'check', viewers: EVERYBODY, art: 'seal', actions: ['check', 'how'] },
];

/** @param played whether the player has a round behind them. */
export function viewerOf(profile: ReturnType<typeof useProfile>, played: boolean): HeroViewer {
  if (!profile) return 'visitor';
  if (played) return 'returning';
  const { kind, amountMinor } = playable(profile);
  return kind === 'real' && amountMinor === 0n ? 'newcomer' : 'ready';
}
