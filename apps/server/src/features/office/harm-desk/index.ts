export { createHarmDesk } from './harm-desk-module.ts';
