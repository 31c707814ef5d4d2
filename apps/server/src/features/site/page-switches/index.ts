export { createClosedPages, type ClosedPages } from './closed-pages.ts';
export { setPageSwitch } from './set-page-switch.ts';
