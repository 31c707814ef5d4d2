import type { Profile } from '@croupier/contract/people/players';
import { cleanNickname, personalName, taxNumber } from '@croupier/domain/people/personal';
import type { RegionId } from '@croupier/domain/site/regions';
import type { ProfileChanges } from './personal-queries.ts';

const FIELDS = ['nickname', 'firstName', 'secondName', 'lastName', 'sex', 'birthday', 'taxNumber'] as const;

/** The form as it is filled in; what is not said is empty. */
export type PersonalFields = Record<(typeof FIELDS)[number], string>;

export const formOf = (profile: Profile): PersonalFields => {
  // Of a tax number nobody is shown more than its end: what is typed is another one.
  const known = { ...profile, taxNumber: null };
  return Object.fromEntries(FIELDS.map((field) => [field, known[field] ?? ''])) as PersonalFields;
};

/** What the player changed; an empty field takes away what was said. */
export function changesOf(before: PersonalFields, after: PersonalFields): ProfileChanges {
  const changed = FIELDS.map((field) => [field, after[field].trim()] as const).filter(
    ([field, value]) => value !== before[field],
  );
  return Object.fromEntries(changed.map(([field, value]) => [field, value === '' ? null : value]));
}

/** The key of the text that says what is wrong. */
export const nicknameProblem = (text: string) =>
  cleanNickname(text) === undefined ? 'problems.nickname' : undefined;
export const personalNameProblem = (text: string) =>
  text.trim() !== '' && personalName(text) === undefined ? 'problems.name' : undefined;
export const taxNumberProblem = (region: RegionId) => (text: string) =>
  text.trim() !== '' && taxNumber(region, text) === undefined ? 'problems.taxNumber' : undefined;
