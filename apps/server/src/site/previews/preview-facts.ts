/** What a page says of itself for those who are sent its address. */
export interface PreviewFacts {
  readonly title: string;
  /** What the house is called. */
  readonly house: string;
  readonly description: string;
  /** An address of this site. */
  readonly picture: string | undefined;
}

/** @returns undefined for a page that is not to be shown so */
export function previewFacts(html: string): PreviewFacts | undefined {
  const tags = html.match(/<(?:meta|link) [^>]*>/g) ?? [];
  const find = (name: string, value: string, wanted: string): string | undefined => {
    const tag = tags.find((each) => each.includes(` ${name}="${value}"`));
    const said = tag && new RegExp(` ${wanted}="([^"]*)"`).exec(tag)?.[1];
    return said === undefined ? undefined : decode(said);
  };
  const title = find('property', 'og:title', 'content');
  if (!title) return undefined;
  const description = find('property', 'og:description', 'content') ?? '';
  const picture = find('rel', 'image_src', 'href');
  return { title, description, picture, house: find('property', 'og:site_name', 'content') ?? '' };
}

const SIGNS: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const decode = (text: string): string =>
  text.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => SIGNS[name]!);
