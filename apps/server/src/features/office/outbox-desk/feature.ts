import { feature } from '../../../platform/feature.ts';

export const OUTBOX_DESK = feature({
  name: 'outbox-desk',
  level: 10,
  about: 'the office’s room of what was sent',
});

export { createOutboxDesk } from './outbox-desk-module.ts';
