import type { previewNotice as operation } from '@croupier/contract/office/outbox-desk';
import type { InputOf, OutputOf } from '@croupier/contract/kit';
import { faultIn, noticeFaultsOf } from '@croupier/contract/site/content/kinds';
import { specOf } from '@croupier/domain/people/notices';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { sampleParams, type NoticeTexts } from '../../people/notice-texts/feature.ts';

/** A notice as somebody is writing it, made as letters are made. Nothing is kept and nobody is written to. */
export async function previewNotice(
  { clock, noticeTexts }: Needs<'clock'> & { noticeTexts: Pick<NoticeTexts, 'renderBody'> },
  { kind, text, language, brand, region }: InputOf<typeof operation>['body'],
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const isFaulty = noticeFaultsOf(kind, { [language]: text }).some((line) =>
    `${faultIn(line).at}/`.startsWith(`${language}/`),
  );
  if (isFaulty) return refuse('draft_not_whole');
  const { category, promotional } = specOf(kind);
  const params = sampleParams(kind, region, clock.now());
  const unsubscribe = promotional && { unsubscribeUrl: 'https://house.example/unsubscribe' };
  const wanted = { kind, language, brand, region, params, ...unsubscribe };
  const { action: _action, ...rendered } = await noticeTexts.renderBody(wanted, text);
  return { ...rendered, category };
}
