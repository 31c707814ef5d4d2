export { createContacts } from './contacts-module.ts';
