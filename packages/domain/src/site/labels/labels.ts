/** Of an address that led here: where from and why. Keys that name a person or a press (gclid and such) are not among them. */
export const LABEL_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type LabelKey = (typeof LABEL_KEYS)[number];
export type Labels = Partial<Record<LabelKey, string>>;

/** Of an address that led here: the code of a promotion, which the form of a sign-up is filled in by. */
export const PROMO_KEY = 'promo';

/** What a link from elsewhere says of itself. Pages are not rendered by these keys; a step to another address keeps them. */
const LINK_KEYS: ReadonlySet<string> = new Set([...LABEL_KEYS, PROMO_KEY]);

/** So much of a link fits into a cookie with what else stands there. In characters, as they are written in an address. */
const LINK_QUERY_LENGTH_MAX = 1_500;

/** What a query says of the link that led here, as the query of another address: in its order, each key once; empty where it says nothing. */
export function linkQueryOf(query: URLSearchParams): string {
  let said = '';
  for (const key of new Set(query.keys())) {
    const value = query.get(key);
    if (!LINK_KEYS.has(key) || !value) continue;
    const longer = `${said && `${said}&`}${new URLSearchParams({ [key]: value })}`;
    // One that is longer than a label ever is takes none of the others with it.
    if (longer.length <= LINK_QUERY_LENGTH_MAX) said = longer;
  }
  return said;
}

/** An address of this site with what was said on arrival; what it says itself stays. */
export function withLinkQuery(address: string, linkQuery: string): string {
  if (linkQuery === '') return address;
  const [, path, query = '', fragment] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address)!;
  const own = new URLSearchParams(query);
  const added = new URLSearchParams([...new URLSearchParams(linkQuery)].filter(([key]) => !own.has(key)));
  const whole = [query, added.toString()].filter((part) => part !== '').join('&');
  return `${path}${whole && `?${whole}`}${fragment ?? ''}`;
}

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
