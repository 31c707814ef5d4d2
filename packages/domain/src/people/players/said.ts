/** How fast rounds are shown. None of it takes part in what they pay. */
export const PACES = ['normal', 'turbo'] as const;
export type Pace = (typeof PACES)[number];

/** What a player may say of their sex, or leave out. */
export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** Characters of a first, second or last name. */
export const PERSONAL_NAME_LENGTH_MAX = 60;
