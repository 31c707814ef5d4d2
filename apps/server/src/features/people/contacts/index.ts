export { createContacts } from './contacts-module.ts';
export { isKeptForUndo } from './email-undo-store.ts';
export { endResetLinks } from './links-store.ts';
export { keysOf } from './keys-of.ts';
