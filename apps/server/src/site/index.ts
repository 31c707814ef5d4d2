export { addPicture, MOST_UPLOAD_BYTES, type NotAdded } from './media/add-picture.ts';
export { listAdded } from './media/pictures.ts';
export { createPosters } from './posters.ts';
export { registerSite } from './register-site.ts';
export { defaultBuildFolder } from './site-build.ts';
export type { SiteOptions } from './site-options.ts';
