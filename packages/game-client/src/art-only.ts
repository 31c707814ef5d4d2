/** Pictures without the stage: for pages that show a game in elements of their own. */
export { sceneArtOf } from './art/art-of.ts';
export { pictureSvg } from './picture/picture-svg.ts';
