import { feature } from '../../../platform/feature.ts';

export const PICTURE_DESK = feature({
  name: 'picture-desk',
  level: 10,
  about: 'the office’s room of pictures',
});

export { createPictureDesk } from './picture-desk-module.ts';
