import type { NoticeText } from '@croupier/contract/site/content/kinds';
import { specOf } from '@croupier/domain/people/notices';
import { layLetter } from '../../office/letters/feature.ts';
import { createFill } from '../../site/content/feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import { findText } from './find-text.ts';
import { footerOf, unsubscribeWord } from './footer-of.ts';
import { urlOf } from './link-of.ts';
import type { NoticeTextsParts, RenderedNotice, WantedNotice } from './notice-texts-parts.ts';
import { paramWords } from './param-words.ts';

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

/** A notice in the words that are in force now. */
export const renderNotice = async (
  parts: NoticeTextsParts,
  wanted: WantedNotice,
  through?: Queryable,
): Promise<RenderedNotice> => renderBody(parts, wanted, await findText(parts.reader, wanted, through));

/** A notice in these words, filled once: what a value says is never taken for a placeholder. */
export async function renderBody(
  parts: NoticeTextsParts,
  wanted: WantedNotice,
  text: NoticeText,
): Promise<RenderedNotice> {
  const { language, brand, region, unsubscribeUrl } = wanted;
  const words = await paramWords(parts, wanted);
  const ofEdition = createFill({ brand, region }, language);
  const fill = (template: string): string =>
    template.replace(PLACEHOLDER, (written, name: string) => words.get(name) ?? ofEdition(written));
  const title = fill(text.title);
  const paragraphs = text.text.map(fill);
  const action = actionOf(wanted, text.action);
  const url = action && urlOf(action.path, { language, publicUrl: parts.publicUrl });
  const laid = layLetter({
    ...{ language, brand, title, paragraphs },
    ...(words.has('code') && { code: words.get('code')! }),
    ...(action && url !== undefined && { action: { label: fill(action.label), url } }),
    footer: footerOf(wanted, fill),
    ...(unsubscribeUrl && { unsubscribe: { label: unsubscribeWord(language), url: unsubscribeUrl } }),
  });
  return {
    ...{ subject: fill(text.subject), title, text: paragraphs.join('\n\n'), short: fill(text.short) },
    ...{ html: laid.html, letter: laid.text },
    ...(action && { action: { label: fill(action.label), path: action.path } }),
  };
}

/** Its own link, else the page that its kind leads to. */
function actionOf(
  { kind, params }: WantedNotice,
  label: string | undefined,
): RenderedNotice['action'] | undefined {
  const { to, params: types } = specOf(kind);
  const linkName = Object.keys(types).find((name) => types[name] === 'link');
  const path = linkName === undefined ? to : params[linkName];
  return label === undefined || path === undefined ? undefined : { label, path };
}
