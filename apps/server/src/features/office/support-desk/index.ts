export { createSupportDesk } from './support-desk-module.ts';
