export { createInbox, type Inbox } from './inbox-module.ts';
