export { createNoticeTexts, type NoticeTexts } from './notice-texts-module.ts';
export type { RenderedNotice, RenderNotice, WantedNotice, WriteNoticeLetter } from './notice-texts-parts.ts';
export { sampleParams } from './sample-params.ts';
