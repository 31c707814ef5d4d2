import { feature } from '../../../platform/feature.ts';

export const PICTURES = feature({
  name: 'pictures',
  level: 1,
  about: 'the pictures that pages show',
  owns: ['picture'],
});

export { drawAnew, drawPage, drawSquare, versionOf, type DrawnPicture } from './draw-anew.ts';
export { DRAWINGS_FOLDER, listDrawings, type Drawing } from './drawings.ts';
export {
  deletePicture,
  findBody,
  findThumbnail,
  insertPicture,
  listUploaded,
  type UploadedPicture,
} from './pictures-store.ts';
