import type { Language } from '@croupier/domain/site/regions';
import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeMarkup } from '../../../platform/escape-markup.ts';

/** A cell with the name of its column: where a row is shown as a card, nothing else says what it is. */
interface NamedCell extends Tokens.TableCell {
  column?: string;
}

const marked = new Marked({
  gfm: true,
  walkTokens: (token) => {
    if (token.type !== 'table') return;
    const { header, rows } = token as Tokens.Table;
    for (const row of rows)
      for (const [n, cell] of row.entries()) (cell as NamedCell).column = header[n]!.text;
  },
  renderer: {
    // HTML inside Markdown is text like any other.
    html: ({ text }) => escapeMarkup(text),
    tablecell({ header, tokens, column = '' }: NamedCell) {
      const inner = this.parser.parseInline(tokens);
      return header ? `<th>${inner}</th>` : `<td data-column="${escapeMarkup(column)}">${inner}</td>`;
    },
  },
});

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      'del',
      'code',
      'a',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], td: ['data-column'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** @returns HTML that a page may show as it is: known tags only, and links of the site in the page's language. */
export function renderMarkdown(markdown: string, language: Language): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), {
    ...ALLOWED,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: isOwn(href) ? { href: inLanguage(href, language) } : { href, rel: 'noopener nofollow' },
      }),
    },
  }).trim();
}

const isOwn = (href: string): boolean => /^(\/(?![/\\])|#)/.test(href);

const inLanguage = (href: string, language: Language): string =>
  href.startsWith('#') ? href : `/${language}${href === '/' ? '' : href}`;
