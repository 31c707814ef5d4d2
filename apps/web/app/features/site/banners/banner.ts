import type { BannerTone } from '@croupier/domain/site/banners';
import type { ShownPicture } from '../../../lib/picture.tsx';

/** What one banner says, and where it leads. */
export interface Banner {
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  readonly action: { readonly label: string; readonly to: `/${string}` };
  readonly picture?: ShownPicture;
  readonly tone: BannerTone;
}
