import type { Language } from '@croupier/domain/site/regions';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const marked = new Marked({
  gfm: true,
  // HTML inside Markdown is text like any other.
  renderer: { html: ({ text }) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!) },
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
  allowedAttributes: { a: ['href', 'rel'], th: ['align'], td: ['align'], ol: ['start'] },
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
