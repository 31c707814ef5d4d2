import { feature } from '../../../platform/feature.ts';

export const PAGE_DESK = feature({
  name: 'page-desk',
  level: 10,
  about: 'the office’s room of page switches',
});

export { createPageDesk } from './page-desk-module.ts';
