import type { Language, RegionId } from '@croupier/domain/site/regions';
import { hostOf, profileOf, type PageArgs } from '../../../lib/page-host.ts';
import { visitorFor } from '../../../lib/visitor.ts';
import { pictureAddress } from './picture-address.ts';

/** For whom content is asked by a loader: in the page's language and region. */
export async function readerOf(args: PageArgs): Promise<{ language: Language; region: RegionId }> {
  const { language, region } = visitorFor(hostOf(args).visitor, await profileOf(args));
  return { language, region };
}

/** Where a drawing is, for a loader: the brand's own where there is one. */
export function pictureOf(args: PageArgs, name: string): string {
  const { visitor, hasFile } = hostOf(args);
  return pictureAddress(name, visitor.brand, hasFile ?? (() => false));
}
