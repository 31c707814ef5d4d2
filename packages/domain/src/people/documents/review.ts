import {
  isLooser,
  placesOf,
  regionOfCountry,
  rulesInForce,
  type RegionId,
  type RulePlaces,
} from '../../site/regions/index.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentState, type Proof } from './documents.ts';

/** Of which documents a second person says yes, too, by place. To say no takes one. */
const FOUR_EYES: Readonly<Record<RegionId, readonly Proof[]>> = {
  UA: [],
  EU: ['identity'],
  KZ: [],
  SL: [],
  RC: [],
};

/** In any of a player's places: that one is chosen which asks for less does not end what another asks for. */
export const needsFourEyes = (places: RulePlaces, kind: DocumentKind): boolean =>
  placesOf(places).some((place) => FOUR_EYES[place].includes(DOCUMENT_KINDS[kind].proves));

/**
 * Whether a player would have looser rules by living in another country: as a move of region to a looser one waits, a paper that says so
 * takes two people, who are not in a hurry for the player's sake. Where the house has no region there is none to add.
 */
export function loosensResidence(
  places: RulePlaces,
  { kind, country }: { kind: DocumentKind; country: string | null },
): boolean {
  if (DOCUMENT_KINDS[kind].proves !== 'address' || country === null) return false;
  const there = { ...places, residence: regionOfCountry(country) };
  return isLooser(rulesInForce(places), rulesInForce(there));
}

/**
 * Whether names stay as they are: while anybody of the house looks at a document beside them, and once one was approved, also when that
 * has run out. What else was shown is shown under that name.
 */
export const holdsNames = (documents: readonly { readonly state: DocumentState }[]): boolean =>
  documents.some(({ state }) => state === 'pending' || state === 'approved' || state === 'expired');

/** Of a person what a document is held against. */
export interface FormOfPerson {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthday: string | null;
}

/** Whether there is a form to hold a document against; a bank card is held against the way to pay. */
export const isFormWhole = (kind: DocumentKind, { firstName, lastName, birthday }: FormOfPerson): boolean =>
  DOCUMENT_KINDS[kind].proves === 'method' || (firstName !== null && lastName !== null && birthday !== null);
