export { createOutboxDesk } from './outbox-desk-module.ts';
