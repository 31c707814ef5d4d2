import { AsyncLocalStorage } from 'node:async_hooks';
import { createCall } from '@croupier/contract/kit';
import { locales, pageMetaList } from '@croupier/contract/site/content';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import compile from 'icu-minify/compile';
import { readTextsOfPage, shippedTexts, type Messages } from './messages.ts';
import { hostOf, profileOf, type PageArgs } from './page-host.ts';
import type { RootData } from './root-data.ts';
import { visitorFor } from './visitor.ts';
import { wordsOver, type WordsOver } from './words-over.ts';

/** What the operator publishes is on pages after so long at the latest, in every process. */
const KEPT_MS = 2_000;

interface Said extends Pick<RootData, 'words' | 'metas'> {
  readonly language: Language;
  readonly texts: Messages | undefined;
}

const kept = new Map<string, { untilMs: number; said: Promise<Said> }>();
const page = new AsyncLocalStorage<{ said?: Said }>();
readTextsOfPage((language) => {
  const said = page.getStore()?.said;
  return said?.language === language ? said.texts : undefined;
});

/** Makes a page whose texts are those of its own edition, also while others are made. */
export const inOwnWords = <T>(make: () => Promise<T>): Promise<T> => page.run({}, make);

/** What the operator says in other words than this site ships, in the page's language and region; the page is made in them. */
export async function saidOf(args: PageArgs): Promise<Pick<Said, 'words' | 'metas'>> {
  const { visitor, preview } = hostOf(args);
  const { language, region } = visitorFor(visitor, await profileOf(args));
  const name = `${language} ${region}`;
  const known = preview ? undefined : kept.get(name);
  const fresh = known && performance.now() < known.untilMs ? known.said : undefined;
  const asked = fresh ?? askSaid(args, language, region);
  // What is previewed is told to nobody else.
  if (!fresh && !preview) kept.set(name, { untilMs: performance.now() + KEPT_MS, said: asked });
  const said = await asked;
  const here = page.getStore();
  if (here) here.said = said;
  return { words: said.words, metas: said.metas };
}

/** An API that does not answer takes nobody's words away but the operator's. */
async function askSaid(args: PageArgs, language: Language, region: RegionId): Promise<Said> {
  const call = createCall(hostOf(args).send);
  const [own, metas] = await Promise.all([
    call(locales, { params: { id: language }, query: { region } }).catch(() => undefined),
    call(pageMetaList, { query: { language, region } }).catch(() => undefined),
  ]);
  const over = wordsOver(shippedTexts(language), compiled(own?.messages ?? {}));
  return { ...over, language, metas: metas && Object.keys(metas.pages).length > 0 ? metas.pages : undefined };
}

/** A text that no page could be made with is left out, and said so. */
function compiled(messages: Readonly<Record<string, string>>): WordsOver {
  return Object.entries(messages).flatMap(([key, text]) => {
    try {
      return [[key, compile(text)] as const];
    } catch (error) {
      console.error(`The text of ${key} cannot be read`, error);
      return [];
    }
  });
}
