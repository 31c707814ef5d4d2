import { feature } from '../../../platform/feature.ts';

export const CONTENT_DESK = feature({
  name: 'content-desk',
  level: 10,
  about: 'the office’s room of content',
});

export { createContentDesk } from './content-desk-module.ts';
