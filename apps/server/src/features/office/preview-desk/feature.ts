import { feature } from '../../../platform/feature.ts';

export const PREVIEW_DESK = feature({
  name: 'preview-desk',
  level: 10,
  about: 'previews of what is not in force yet',
});

export { createPreviewDesk } from './preview-desk-module.ts';
