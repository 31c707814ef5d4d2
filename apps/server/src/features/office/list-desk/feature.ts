import { feature } from '../../../platform/feature.ts';

export const LIST_DESK = feature({
  name: 'list-desk',
  level: 10,
  about: 'the office’s room of the lobby’s lists',
});

export { createListDesk } from './list-desk-module.ts';
