export { createAvatars } from './avatars-module.ts';
