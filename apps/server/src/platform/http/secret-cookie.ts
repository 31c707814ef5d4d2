const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The secret (32 bytes, base64url) that a cookie of this name carries; undefined when there is none, more than one, or one of another form. */
export function secretOf(cookieHeader: string | undefined, cookieName: string): string | undefined {
  const name = `${cookieName}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const [secret, another] = pairs
    .filter((pair) => pair.startsWith(name))
    .map((pair) => pair.slice(name.length));
  return secret !== undefined && another === undefined && SECRET.test(secret) ? secret : undefined;
}
