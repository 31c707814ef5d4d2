export { createNotices } from './notices-module.ts';
export type { NoticesParts } from './notices-parts.ts';
