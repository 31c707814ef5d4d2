/** Of an address that led here: where from and why. Keys that name a person or a press (gclid and such) are not among them. */
export const LABEL_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type LabelKey = (typeof LABEL_KEYS)[number];
export type Labels = Partial<Record<LabelKey, string>>;

/** Of an address that led here: the code of a promotion, which the form of a sign-up is filled in by. */
export const PROMO_KEY = 'promo';

export const LABEL_LENGTH_MAX = 120;

/** What does not print, and no database takes as text. */
const UNPRINTED = /[\u0000-\u001f\u007f]+/g;

/** The labels of a query, cut to their length; undefined where there is none. */
export function labelsOf(query: { get(key: string): string | null }): Labels | undefined {
  const found = LABEL_KEYS.flatMap((key): [LabelKey, string][] => {
    const value = query.get(key)?.replaceAll(UNPRINTED, ' ').trim().slice(0, LABEL_LENGTH_MAX);
    return value ? [[key, value]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
