import { readFileSync } from 'node:fs';

/**
 * The 3 000 passwords of eight characters and more that turn up most in published breaches, lower case, most used
 * first, crude words left out (from zxcvbn's list, MIT).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);
