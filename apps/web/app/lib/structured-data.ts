import type { MetaDescriptor } from 'react-router';
import { htmlLang } from './language.ts';
import { translate } from './messages.ts';
import type { RootData } from './root-data.ts';

/** Something as schema.org describes it, without its `@context`. */
export type Thing = Readonly<Record<string, unknown>>;

/** Pages above a page, from the top: their paths without language, and the keys of their names, of the shell's messages. */
export type Trail = readonly (readonly [path: `/${string}`, text: string])[];

interface About {
  readonly title: string;
  readonly address: string;
  readonly root: RootData;
  readonly trail: Trail | undefined;
  readonly things: readonly Thing[] | undefined;
}

/** What machines are told of a page: the house on its first page, the way down to any other, and what the page is about. */
export function thingsOf({ title, address, root, trail = [], things = [] }: About): MetaDescriptor[] {
  const home = `${root.origin}/${root.visitor.language}`;
  const all = address === home ? houseOf(root, home) : [wayTo({ title, address, root, home, trail })];
  return [...all, ...things].map((thing) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...thing } as Record<string, string>,
  }));
}

function houseOf({ origin, visitor: { brand, language } }: RootData, home: string): Thing[] {
  const name = translate(language, `shell.brands.${brand}`);
  return [
    { '@type': 'Organization', name, url: home, logo: `${origin}/brands/${brand}.svg` },
    {
      '@type': 'WebSite',
      name,
      url: home,
      inLanguage: htmlLang(language),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}/games?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function wayTo(page: Omit<About, 'things' | 'trail'> & { home: string; trail: Trail }): Thing {
  const { language, brand } = page.root.visitor;
  const steps = [
    { name: translate(language, `shell.brands.${brand}`), item: page.home },
    ...page.trail.map(([path, text]) => ({ name: translate(language, text), item: page.home + path })),
    { name: page.title, item: page.address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** @param faqs each answer as the page has it, in HTML */
export const questionsThing = (faqs: readonly { question: string; html: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
});
