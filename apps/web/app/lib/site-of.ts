import { createCall } from '@croupier/contract/kit';
import { siteConfigs, type SiteConfigs } from '@croupier/contract/site/sites';
import { hostOf, profileOf, type PageArgs } from './page-host.ts';
import { visitorFor } from './visitor.ts';

/** What a page is told of the installation is as old as this at most, in every process. */
const KEPT_MS = 2_000;
const kept = new Map<string, { untilMs: number; site: Promise<SiteConfigs | null> }>();

/** What the installation offers where this page is for; null when the API does not answer. Asked at most once in two seconds. */
export async function siteOf(args: PageArgs): Promise<SiteConfigs | null> {
  const { send, visitor, preview } = hostOf(args);
  const { region } = visitorFor(visitor, await profileOf(args));
  const ask = () => createCall(send)(siteConfigs, { query: { region } }).catch(() => null);
  // What is previewed is asked for each time, and told to nobody else.
  if (preview) return ask();
  const known = kept.get(region);
  if (known && performance.now() < known.untilMs) return known.site;
  const site = ask();
  const entry = { untilMs: performance.now() + KEPT_MS, site };
  kept.set(region, entry);
  // An outage is not kept: the next page asks again.
  void site.then((answer) => answer ?? (kept.get(region) === entry && kept.delete(region)));
  return site;
}
