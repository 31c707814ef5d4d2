import { feature } from '../../../platform/feature.ts';

export const AVATARS = feature({
  name: 'avatars',
  level: 3,
  about: 'the pictures that players are shown with',
  owns: ['avatar_picture'],
});

export { createAvatars } from './avatars-module.ts';
