import { feature } from '../../../platform/feature.ts';

export const NOTICE_TEXTS = feature({
  name: 'notice-texts',
  level: 2,
  about: 'what a notice says in each language',
});

export { createNoticeTexts, type NoticeTexts } from './notice-texts-module.ts';
export type { RenderedNotice, RenderNotice, WantedNotice, WriteNoticeLetter } from './notice-texts-parts.ts';
export { sampleParams } from './sample-params.ts';
