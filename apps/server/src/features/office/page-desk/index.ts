export { createPageDesk } from './page-desk-module.ts';
