export { createPictureDesk } from './picture-desk-module.ts';
