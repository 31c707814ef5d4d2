export { createPush } from './push-module.ts';
export { listPushIds } from './devices-store.ts';
export { askPush, type AskedPush } from './ask-push.ts';
