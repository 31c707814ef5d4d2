import { houseOf } from './house-of.ts';
import { hostOf, isProfileUnknown, profileOf, type PageArgs } from './page-host.ts';
import type { RootData } from './root-data.ts';
import { saidOf } from './said-of.server.ts';
import { siteOf } from './site-of.ts';
import { visitorFor } from './visitor.ts';

/** What every page is told. What is thrown before the loaders carries it itself, as `root`, so that its screen has a language. */
export async function rootDataOf(args: PageArgs): Promise<RootData> {
  const { visitor: asked, origin, refused, preview } = hostOf(args);
  const [profile, site, said] = await Promise.all([profileOf(args), siteOf(args), saidOf(args)]);
  const visitor = visitorFor(asked, profile);
  const unknown = isProfileUnknown(args) ? { isProfileUnknown: true } : {};
  return { visitor, profile, ...unknown, origin, house: houseOf(visitor, site), refused, preview, ...said };
}
