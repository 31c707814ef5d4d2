/** The house's own drawings, in the order that they are shown to choose from. Each is `/avatars/<name>.svg`. */
export const DRAWN_AVATARS = [
  'fox',
  'owl',
  'cat',
  'bear',
  'rhino',
  'bull',
  'moon',
  'sun',
  'clover',
  'cherry',
  'crown',
  'dice',
] as const;
export type DrawnAvatar = (typeof DRAWN_AVATARS)[number];

/** What an upload may weigh. */
export const AVATAR_BYTES_MAX = 2 * 1024 * 1024;
/** Of a picture as it is kept: a square of so many pixels a side. */
export const AVATAR_SIDE = 256;

/** Where a picture is shown from, by what is kept of it: a drawing's name, or the id of an upload, which is another for another picture. */
export const avatarPath = (avatar: string): string =>
  isDrawn(avatar) ? `/avatars/${avatar}.svg` : `/api/avatars/${avatar}`;

const isDrawn = (avatar: string): avatar is DrawnAvatar =>
  (DRAWN_AVATARS as readonly string[]).includes(avatar);
