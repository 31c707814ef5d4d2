export { createFiguresDesk } from './figures-desk-module.ts';
