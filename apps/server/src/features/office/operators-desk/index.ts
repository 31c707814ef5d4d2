export { createOperatorsDesk } from './operators-desk-module.ts';
