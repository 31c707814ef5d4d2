import { LABEL_KEYS, PROMO_KEY } from '@croupier/domain/site/labels';

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
