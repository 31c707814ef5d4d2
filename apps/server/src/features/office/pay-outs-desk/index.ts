export { createPayOutsDesk } from './pay-outs-desk-module.ts';
