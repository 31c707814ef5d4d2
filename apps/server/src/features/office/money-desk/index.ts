export { createMoneyDesk } from './money-desk-module.ts';
