import { htmlLang } from '../../../lib/language.ts';
import { translate } from '../../../lib/messages.ts';
import { THEME_COLOURS } from '../../../lib/theme-colours.ts';
import type { Visitor } from '../../../lib/visitor.ts';

/**
 * The page for whoever has to wait: it is answered when there is no room to render one.
 * @param why whether this address asked for too much, or all together did
 */
export function pausePage(
  visitor: Visitor,
  { why, seconds, nonce }: { why: 'many' | 'busy'; seconds: number; nonce: string },
): string {
  const say = (key: string) => translate(visitor.language, `errors.pause.${key}`, { seconds });
  return plainPage(visitor, { title: say('title'), text: say(why), nonce });
}

/** The page that a browser keeps for when it reaches nobody. It tries again by itself once it can (`public/offline.js`). */
export function offlinePage(visitor: Visitor, nonce: string): string {
  const say = (key: string) => translate(visitor.language, `errors.offline.${key}`, {});
  return plainPage(visitor, { title: say('title'), text: say('text'), nonce, script: '/offline.js' });
}

/** The page of who opens the link of a preview that is over, or is none of ours. */
export function previewOverPage(visitor: Visitor, nonce: string): string {
  const say = (key: string) => translate(visitor.language, `preview.over.${key}`, {});
  return plainPage(visitor, { title: say('title'), text: say('text'), nonce, leave: say('leave') });
}

interface Plain {
  readonly title: string;
  readonly text: string;
  readonly nonce: string;
  readonly script?: string;
  /** Says that the way leads to the site: there is nothing here to ask for again. */
  readonly leave?: string;
}

/** A page without React and without the site's scripts. */
function plainPage(
  { language, theme, brand }: Visitor,
  { title, text, nonce, script, leave }: Plain,
): string {
  const say = (key: string) => escapeText(translate(language, `errors.pause.${key}`, {}));
  return `<!doctype html>
<html lang="${htmlLang(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${THEME_COLOURS[brand][theme]}">
<link rel="icon" type="image/svg+xml" href="/brands/${brand}.svg">
<title>${escapeText(title)}</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: ${THEME_COLOURS[brand][theme]}; color: ${theme === 'white' ? '#1d1a14' : '#f6f3ec'}; }
img { width: 4.5rem; height: 4.5rem; }
main { max-width: 30rem; padding: 1.5rem; text-align: center; }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: ${brand === 'toro' ? '3px' : '0.75rem'}; background: #e0a82e; color: #1d1a14;
  font-weight: 600; text-decoration: none; }
</style>
</head>
<body>
<main>
<img src="/brands/${brand}.svg" alt="">
<h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p>
${leave === undefined ? `<p>${say('safe')}</p>` : ''}
<p>${leave === undefined ? `<a href="">${say('again')}</a>` : `<a href="/">${escapeText(leave)}</a>`}</p>
</main>
${script === undefined ? '' : `<script src="${script}"></script>`}
</body>
</html>
`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
