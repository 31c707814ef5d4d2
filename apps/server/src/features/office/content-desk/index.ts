export { createContentDesk } from './content-desk-module.ts';
