/** What pages read from the query of their address. Any other key is dropped before a page is rendered: it cannot make a page of its own. */
export const QUERY_KEYS: ReadonlySet<string> = new Set([
  // which of a page's data React Router asks for
  '_routes',
  // lists of games
  ...['provider', 'genre', 'feature', 'volatility', 'sort', 'q', 'from'],
  // a game and its maths
  'mode',
  // sign-in and sign-up, the way back from a payment, links to pages there are not
  ...['redirect', 'id', 'r'],
  // a month's statement, the rules of a region
  ...['month', 'region'],
  // a card that a payment provider was shown
  'token',
  // how a way to a network has ended
  ...['network', 'ended'],
  // history, statement, payments
  ...['where', 'game', 'result', 'kind', 'state', 'to', 'currency', 'about', 'deposit'],
  // which part of a page is open
  'tab',
  // the verifier's form
  ...['round', 'draw', 'serverSeed', 'commitment', 'clientSeed', 'nonce', 'choices'],
]);

/** The query as pages see it: only keys they know, in one order, each once. */
export function pageQuery(search: string): string {
  const given = new URLSearchParams(search);
  const known = [...QUERY_KEYS].sort().flatMap((key) => {
    const value = given.get(key);
    return value === null ? [] : [[key, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
