import { noticeFaultsOf, type NoticeText } from '@croupier/contract/site/content/kinds';
import type { NoticeKind } from '@croupier/domain/people/notices';
import type { Language } from '@croupier/domain/site/regions';
import { shippedBody, type ContentReader } from '../../site/content/feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { WantedNotice } from './notice-texts-parts.ts';

/**
 * What a notice says in a language as it is in force now. Where nothing is, or what is lacks something by now, the shipped words hold:
 * nobody is sent a letter that is empty or cannot be acted upon.
 */
export async function findText(
  reader: ContentReader,
  { kind, language, brand, region }: Pick<WantedNotice, 'kind' | 'language' | 'brand' | 'region'>,
  through?: Queryable,
): Promise<NoticeText> {
  const found = await reader.find('notice', kind, { brand, region }, through);
  if (found && noticeFaultsOf(kind, found.texts).length === 0) return found.texts[language];
  return shippedText(kind, language);
}

async function shippedText(kind: NoticeKind, language: Language): Promise<NoticeText> {
  const body = await shippedBody('notice', kind);
  if (!body) throw new Error(`The notice ${kind} has no shipped text`);
  return body.texts[language];
}
