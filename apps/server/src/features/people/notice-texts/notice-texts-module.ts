import { isUrgent } from '@croupier/domain/people/notices';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { WriteLetter } from '../../office/letters/feature.ts';
import type { ContentReader } from '../../site/content/feature.ts';
import type { NoticeTextsParts, RenderNotice, WriteNoticeLetter } from './notice-texts-parts.ts';
import { renderBody, renderNotice } from './render-notice.ts';

export interface NoticeTexts {
  readonly module: Module;
  readonly render: RenderNotice;
  readonly writeLetter: WriteNoticeLetter;
  /** The same with words that are not in force, as a letter would say them. */
  readonly renderBody: (
    wanted: Parameters<RenderNotice>[0],
    text: Parameters<typeof renderBody>[2],
  ) => ReturnType<RenderNotice>;
}

/** What the house tells its players, in words: as marketing has them now, for a language, a brand and a region. */
export function createNoticeTexts(
  { config }: Needs<never, 'publicUrl'>,
  lower: {
    reader: ContentReader;
    write: WriteLetter;
    /** Of other studios, by their codes. */
    studioGameName(code: string): Promise<string | undefined>;
  },
): NoticeTexts {
  const { reader, write, studioGameName } = lower;
  const parts: NoticeTextsParts = { reader, studioGameName, publicUrl: config.publicUrl.replace(/\/+$/, '') };
  const render: RenderNotice = (wanted, through) => renderNotice(parts, wanted, through);
  return {
    module: { name: 'notice-texts' },
    render,
    renderBody: (wanted, text) => renderBody(parts, wanted, text),
    writeLetter: async (tx, { to, ...wanted }) => {
      const { subject, letter, html } = await render(wanted, tx);
      const { unsubscribeUrl } = wanted;
      await write(tx, {
        to,
        subject,
        text: letter,
        html,
        urgent: isUrgent(wanted.kind),
        ...(unsubscribeUrl && { unsubscribe: unsubscribeUrl }),
      });
    },
  };
}
