import { LANGUAGES, LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import type { MetaDescriptor } from 'react-router';
import { htmlLang, inLanguage } from './language.ts';
import { translate } from './messages.ts';
import type { RootData } from './root-data.ts';
import { thingsOf, type Thing, type Trail } from './structured-data.ts';

export interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

/** A page in the words of schema.org. */
interface Described {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly inLanguage: string;
}

export interface PageMetaOptions {
  /** False for pages that search engines have no business in. */
  readonly index?: boolean;
  /** An address of this site (`/art/royal-club.svg`, `/posters/dice.webp`) that stands on the picture shown where the page is shared. */
  readonly picture?: string | undefined;
  /** The pages above this one, the index left out. */
  readonly trail?: Trail;
  /** What the page is about, for machines; asked on the server only, with what is said of the page already. */
  readonly things?: (about: Described) => readonly Thing[];
}

/**
 * What the head says of a page whose texts are messages.
 * @param texts the key of a `{ title, description }` in the messages (`statement.meta`), or the two keys: `{ title: 'players.login.metaTitle', description: 'players.login.lead' }`.
 */
export function pageMeta(
  args: MetaArgs,
  texts: string | { title: string; description?: string },
  options: PageMetaOptions & { values?: Record<string, string | number> } = {},
): MetaDescriptor[] {
  const language = rootOf(args)?.visitor.language ?? 'en';
  const keys =
    typeof texts === 'string' ? { title: `${texts}.title`, description: `${texts}.description` } : texts;
  const said = {
    title: translate(language, keys.title, options.values),
    description: translate(language, keys.description ?? 'shell.brandDescription', options.values),
  };
  return metaOf(args, said, options);
}

/**
 * What the head says of a page whose texts are at hand. A browser that steps here from another page is told what people see
 * and share (title, description, address); what is read of documents alone is said on the server and weighs nothing in scripts.
 */
export function metaOf(
  args: MetaArgs,
  own: { title: string; description: string },
  options: PageMetaOptions = {},
): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root) return [];
  const { language, brand } = root.visitor;
  // A page has one address, whether or not somebody wrote a slash behind it.
  const pathname = args.location.pathname.replace(/\/+$/, '');
  const address = `${root.origin}${pathname}`;
  const { title, description } = root.metas?.[pathname.slice(3) || '/'] ?? own;
  const whole = `${title} — ${translate(language, `shell.brands.${brand}`)}`;
  const isIndexed = options.index !== false;
  return [
    { title: whole },
    { name: 'description', content: description },
    isIndexed ? { tagName: 'link', rel: 'canonical', href: address } : { name: 'robots', content: 'noindex' },
    ...(import.meta.env.SSR
      ? [
          ...previewOf({ title, description, address, root, picture: options.picture }),
          ...(isIndexed ? translationsOf(root.origin, pathname) : []),
          ...thingsOf({
            ...{ title, address, root, trail: options.trail },
            things: options.things?.({
              ...{ name: title, description, url: address, image: previewAddress(root, address) },
              inLanguage: htmlLang(language),
            }),
          }),
        ]
      : []),
  ];
}

const rootOf = ({ matches }: MetaArgs) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly root: RootData;
  readonly picture: string | undefined;
}

/** How the page looks where somebody shares it; the server draws the picture (`site/previews`). */
function previewOf({ title, description, address, root, picture }: Preview): MetaDescriptor[] {
  const { language, brand } = root.visitor;
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': 'website',
    'og:url': address,
    'og:site_name': translate(language, `shell.brands.${brand}`),
    'og:locale': LANGUAGE_TAGS[language].replace('-', '_'),
    'og:image': previewAddress(root, address),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(picture === undefined ? [] : [{ tagName: 'link' as const, rel: 'image_src', href: picture }]),
  ];
}

const previewAddress = ({ origin }: RootData, address: string): string =>
  `${origin}/previews${address.slice(origin.length)}.png`;

/** Where the page is in every language; without one in the address, the visitor's own is chosen. */
function translationsOf(origin: string, pathname: string): MetaDescriptor[] {
  const link = (hrefLang: string, path: string) => ({
    tagName: 'link' as const,
    ...{ rel: 'alternate', hrefLang, href: origin + path },
  });
  return [
    ...LANGUAGES.map((other) => link(htmlLang(other), inLanguage(pathname, other))),
    link('x-default', pathname.slice(3) || '/'),
  ];
}
