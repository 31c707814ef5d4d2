import { BRAND_IDENTITIES } from '@croupier/domain/site/brands';
import { LANGUAGE_TAGS } from '@croupier/domain/site/regions';
import { letterColours, type LetterColours } from './letter-colours.ts';
import type { LetterPage } from './letter-page.ts';

const FONT = `-apple-system,'Segoe UI',Ubuntu,Roboto,Arial,sans-serif`;
const WIDTH = 600;

/**
 * A letter as mail programs read it: tables and inline styles, for Outlook knows little else; no script, no picture, nothing that is
 * fetched, so that opening it tells nobody. Outlook knows no greatest width: it alone sees a table around the sheet. What a program with a dark look needs stands in one style sheet, which the others skip.
 */
export function letterHtml(page: LetterPage): string {
  const { light, dark } = letterColours(page.brand);
  const language = LANGUAGE_TAGS[page.language].split('-')[0]!;
  const house = page.brand ? BRAND_IDENTITIES[page.brand].name : 'Croupier';
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(page.title)}</title>
<style>${darkSheet(dark)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(page.preheader ?? page.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${light.page}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0" class="sheet" style="width:100%;max-width:${WIDTH}px;background:${light.sheet};border-radius:12px;border-collapse:separate;overflow:hidden">
<tr><td class="cloth" style="padding:18px 32px;background:${light.cloth};font:700 22px/1.3 ${FONT};color:#ffffff">${escaped(house)}</td></tr>
<tr><td style="padding:32px 32px 8px">
<h1 class="ink" style="margin:0 0 16px;font:700 24px/1.3 ${FONT};color:${light.ink}">${escaped(page.title)}</h1>
${page.code === undefined ? '' : codeBlock(page.code, light)}
${page.paragraphs.map((text) => paragraph(text, light)).join('\n')}
${page.action ? button(page.action, light) : ''}
</td></tr>
<tr><td class="quiet line" style="padding:20px 32px 28px;border-top:1px solid ${light.line};font:400 13px/1.5 ${FONT};color:${light.quiet}">
${footer(page, light)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const paragraph = (text: string, { ink }: LetterColours): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 16px/1.55 ${FONT};color:${ink}">${broken(text)}</p>`;

const codeBlock = (code: string, { ink, line }: LetterColours): string =>
  `<p class="ink line" style="margin:8px 0 24px;padding:14px 0;border:1px solid ${line};border-radius:8px;text-align:center;font:700 30px/1.2 ${FONT};letter-spacing:6px;color:${ink}">${escaped(code)}</p>`;

/** A cell with a colour, as Outlook draws no padding around a link; the address stands below for who cannot press it. */
function button(
  { label, url }: NonNullable<LetterPage['action']>,
  { button: colour, onButton, quiet }: LetterColours,
): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" style="border-radius:8px;background:${colour}"><a href="${escaped(url)}" class="on-button" style="display:inline-block;padding:14px 26px;font:700 16px/1.2 ${FONT};color:${onButton};text-decoration:none">${escaped(label)}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font:400 13px/1.5 ${FONT};color:${quiet};word-break:break-all">${escaped(url)}</p>`;
}

function footer({ footer: lines, unsubscribe }: LetterPage, { quiet }: LetterColours): string {
  const last = unsubscribe
    ? [
        `<a href="${escaped(unsubscribe.url)}" class="quiet" style="color:${quiet}">${escaped(unsubscribe.label)}</a>`,
      ]
    : [];
  return [...lines.map(broken), ...last]
    .map((line) => `<p style="margin:0 0 8px;overflow-wrap:anywhere">${line}</p>`)
    .join('\n');
}

/** Stronger than what is inline, which programs without a dark look keep to. */
function darkSheet({
  page,
  sheet,
  ink,
  quiet,
  line,
  cloth,
  button: colour,
  onButton,
}: LetterColours): string {
  const rules = {
    page: `background:${page}`,
    sheet: `background:${sheet}`,
    ink: `color:${ink}`,
    quiet: `color:${quiet}`,
    line: `border-color:${line}`,
    cloth: `background:${cloth}`,
    button: `background:${colour}`,
    'on-button': `color:${onButton}`,
  };
  const lines = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}!important}`);
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${lines.join('')}}`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

const broken = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');
