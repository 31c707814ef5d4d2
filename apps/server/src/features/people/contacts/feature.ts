import { feature } from '../../../platform/feature.ts';

export const CONTACTS = feature({
  name: 'contacts',
  level: 5,
  about: 'whose an address is: who answers its letter or its code',
  owns: ['contact_link', 'email_undo'],
});

export { createContacts } from './contacts-module.ts';
export { isKeptForUndo } from './email-undo-store.ts';
export { endResetLinks } from './links-store.ts';
export { keysOf } from './keys-of.ts';
