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

/**
 * Which slides there are for who looks. One that offers a deposit is for nobody to whom none may be offered.
 * @param about whether there are games that everybody plays, to show
 */
export const slidesFor = (
  banners: readonly Slide[],
  viewer: BannerViewer,
  about: { readonly hasPopular: boolean; readonly mayPrompt: boolean },
): Slide[] =>
  banners.filter(
    ({ viewers, art, actions }) =>
      viewers.includes(viewer) &&
      (about.hasPopular || art !== 'popular') &&
      (about.mayPrompt || actions.every(({ does }) => does !== 'deposit')),
  );
