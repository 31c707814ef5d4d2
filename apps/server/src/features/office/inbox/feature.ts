import { feature } from '../../../platform/feature.ts';

export const INBOX = feature({
  name: 'inbox',
  level: 3,
  about: 'what each operator is told of',
  owns: ['inbox_item'],
});

export { createInbox, type Inbox } from './inbox-module.ts';
