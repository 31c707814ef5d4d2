export { createListDesk } from './list-desk-module.ts';
