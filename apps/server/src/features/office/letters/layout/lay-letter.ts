import type { LaidLetter, LetterPage } from './letter-page.ts';
import { letterHtml } from './letter-html.ts';

/** Lays a letter out, in both forms from one text: neither says what the other does not. */
export const layLetter = (page: LetterPage): LaidLetter => ({
  html: letterHtml(page),
  text: letterText(page),
});

function letterText({ title, paragraphs, code, action, footer, unsubscribe }: LetterPage): string {
  const small = [...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])];
  const parts = [
    title,
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(small.length > 0 ? [`--\n${small.join('\n')}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
