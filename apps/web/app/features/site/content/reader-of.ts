import type { Language, RegionId } from '@croupier/domain/site/regions';
import { hostOf, profileOf, type PageArgs } from '../../../lib/page-host.ts';
import type { ShownPicture } from '../../../lib/picture.tsx';
import { visitorFor } from '../../../lib/visitor.ts';

/** For whom content is asked by a loader: in the page's language and region. */
export async function readerOf(args: PageArgs): Promise<{ language: Language; region: RegionId }> {
  const { language, region } = visitorFor(hostOf(args).visitor, await profileOf(args));
  return { language, region };
}

/** How a picture that content names is shown, for a loader: the brand's own where there is one, and nothing where there is none. */
export function findPicture(args: PageArgs, name: string): ShownPicture | undefined {
  const { visitor, picture } = hostOf(args);
  return picture?.(`${name}.${visitor.brand}`) ?? picture?.(name);
}

/** The same for one that there must be. */
export const pictureOf = (args: PageArgs, name: string): ShownPicture =>
  findPicture(args, name) ?? { src: `/art/${name}.svg`, width: 480, height: 360, sources: [] };
