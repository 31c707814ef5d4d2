export { createNotices } from './notices-module.ts';
export { mayInvite } from './may-invite.ts';
export type { NoticesParts } from './notices-parts.ts';
