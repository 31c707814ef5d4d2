import { feature } from '../../../platform/feature.ts';

export const PAGE_SWITCHES = feature({
  name: 'page-switches',
  level: 1,
  about: 'which pages are closed',
  owns: ['page_switch'],
});

export { createClosedPages, type ClosedPages } from './closed-pages.ts';
export { setPageSwitch } from './set-page-switch.ts';
