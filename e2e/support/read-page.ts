/** What a page says in its HTML, as who has no scripts reads it. */
export interface ReadPage {
  readonly lang: string | undefined;
  readonly title: string;
  readonly headings: readonly string[];
  readonly description: string | undefined;
  readonly canonical: readonly string[];
  /** Addresses of its translations by language tag. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly isIndexed: boolean;
  /** All that is to be read, title and alternative texts among it. */
  readonly text: string;
  /** Every address it names: of pages, pictures, styles, scripts. */
  readonly links: readonly string[];
}

export function readPage(html: string): ReadPage {
  const seen = html.replace(/<(script|style|template)\b[^>]*>.*?<\/\1>/gs, '');
  const tags = [...seen.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  const links = tags.filter((tag) => tag.startsWith('<link '));
  const hrefs = (rel: string) =>
    links.filter((tag) => attribute(tag, 'rel') === rel).map((tag) => attribute(tag, 'href') ?? '');
  const meta = (name: string) =>
    tags.find((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name);
  return {
    lang: attribute(tags.find((tag) => tag.startsWith('<html')) ?? '', 'lang'),
    title: decode(/<title>(.*?)<\/title>/s.exec(seen)?.[1] ?? ''),
    headings: [...seen.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner]) => wordsOf(inner!)),
    description: attribute(meta('description') ?? '', 'content'),
    canonical: hrefs('canonical'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    isIndexed: !attribute(meta('robots') ?? '', 'content')?.includes('noindex'),
    text: [wordsOf(seen), ...tags.flatMap((tag) => TEXTS.map((name) => attribute(tag, name) ?? ''))].join(
      '\n',
    ),
    links: tags.flatMap((tag) =>
      attribute(tag, 'rel') === 'preconnect' ? [] : ADDRESSES.flatMap((name) => attribute(tag, name) ?? []),
    ),
  };
}

const TEXTS = ['content', 'alt', 'aria-label', 'title', 'placeholder'];
const ADDRESSES = ['href', 'src'];

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
}

const wordsOf = (html: string): string => decode(html.replace(/<[^>]*>/g, '\n'));

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
