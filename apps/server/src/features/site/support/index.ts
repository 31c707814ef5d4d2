export { createSupport } from './support-module.ts';
