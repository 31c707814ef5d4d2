import type { Banner, BannerViewer } from '@croupier/contract/site/content';
import type { ShownPicture } from '../../../lib/picture.tsx';
import { playable } from '../../../lib/balance.ts';
import type { useProfile } from '../../../lib/session.ts';

/** A banner as a slide, with its picture where it has one. */
export interface Slide extends Banner {
  readonly drawn: ShownPicture | undefined;
}

export type HeroAction = Banner['actions'][number];

/** Who looks. @param played whether the player has a round behind them. */
export function viewerOf(profile: ReturnType<typeof useProfile>, played: boolean): BannerViewer {
  if (!profile) return 'visitor';
  if (played) return 'returning';
  const { kind, amountMinor } = playable(profile);
  return kind === 'real' && amountMinor === 0n ? 'newcomer' : 'ready';
}
