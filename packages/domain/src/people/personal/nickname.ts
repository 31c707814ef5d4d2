import { characterCount } from '../players/character-count.ts';
import { lookOf } from './confusable-letters.ts';
import { HOUSE_TITLES, HOUSE_WORDS, ROUGH_ROOTS } from './words-not-for-names.ts';

export const NICKNAME_LENGTH = { min: 2, max: 24 } as const;
/** From one change of the name to the next: who is known by a name does not slip out of it. */
export const NICKNAME_CHANGE_EVERY_MS = 30 * 24 * 3_600_000;

const NICKNAME = /^[\p{L}\p{N} _.-]+$/u;
/** As the house names who has chosen nothing (`player-k7mt3q`): nobody chooses such a name. */
const GIVEN = { word: 'player', signs: 6 };

/** A nickname as it is kept; undefined for what is none. */
export function cleanNickname(text: string): string | undefined {
  const nickname = text.normalize('NFC').replaceAll(/ +/g, ' ').trim();
  const length = characterCount(nickname);
  const fits = length >= NICKNAME_LENGTH.min && length <= NICKNAME_LENGTH.max;
  return fits && NICKNAME.test(nickname) && nicknameKey(nickname) !== '' ? nickname : undefined;
}

/** What a nickname looks like; nobody has one that looks like somebody else's. Empty for one of nothing but spaces and dots. */
export const nicknameKey = (nickname: string): string => lookOf(nickname).replaceAll(/[ _.-]/g, '');

/** Whether a player may be called so: neither like the house and its people, nor roughly. */
export function isNicknameAllowed(nickname: string): boolean {
  const key = nicknameKey(nickname);
  const words = [key, ...lookOf(nickname).split(/[ _.-]+/)];
  const roots = Object.values(ROUGH_ROOTS).flat().map(nicknameKey);
  return (
    !isGiven(key) &&
    !HOUSE_WORDS.some((word) => key.includes(nicknameKey(word))) &&
    !HOUSE_TITLES.some((title) => words.includes(nicknameKey(title))) &&
    !roots.some((root) => words.some((word) => word.startsWith(root)))
  );
}

function isGiven(key: string): boolean {
  const given = nicknameKey(GIVEN.word);
  return key.startsWith(given) && characterCount(key) === characterCount(given) + GIVEN.signs;
}
