import { LANGUAGES } from '@croupier/domain/site/regions';
import type { MetaDescriptor } from 'react-router';
import { htmlLang, inLanguage } from './language.ts';
import { translate } from './messages.ts';
import type { RootData } from './root-data.ts';

export interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

/**
 * Title, description, canonical and hreflang of a page.
 * @param texts the key of a `{ title, description }` in the messages (`payments.history.meta`), or the two keys: `{ title: 'players.login.metaTitle', description: 'players.login.lead' }`.
 * @param options `index: false` for pages that search engines have no business in.
 */
export function pageMeta(
  args: MetaArgs,
  texts: string | { title: string; description?: string },
  options: { values?: Record<string, string | number>; index?: boolean } = {},
): MetaDescriptor[] {
  const language = rootOf(args)?.visitor.language;
  if (!language) return [];
  const keys =
    typeof texts === 'string' ? { title: `${texts}.title`, description: `${texts}.description` } : texts;
  const title = translate(language, keys.title, options.values);
  const description = translate(language, keys.description ?? 'shell.brandDescription', options.values);
  return metaOf(args, { title, description }, options);
}

/** The same for texts that are written out already. */
export function metaOf(
  args: MetaArgs,
  texts: { title: string; description: string },
  options: { index?: boolean } = {},
): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root) return [];
  const { language, brand } = root.visitor;
  const { description } = texts;
  const { location } = args;
  const title = `${texts.title} — ${translate(language, `shell.brands.${brand}`)}`;
  const address = (path: string) => `${root.origin}${path}`;
  const found: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ];
  if (options.index === false) return [...found, { name: 'robots', content: 'noindex' }];
  return [
    ...found,
    { tagName: 'link', rel: 'canonical', href: address(location.pathname) },
    ...LANGUAGES.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: htmlLang(other),
      href: address(inLanguage(location.pathname, other)),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('/') },
  ] as MetaDescriptor[];
}

const rootOf = ({ matches }: MetaArgs) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
