import type { IncomingHttpHeaders } from 'node:http';

/** Where this house takes nobody in, and what tells from where a request comes. */
export interface ClosedCountries {
  /** A header that a proxy in front of the server writes, in small letters; without one nobody is refused. */
  readonly header: string | undefined;
  /** ISO 3166-1 alpha-2. */
  readonly countries: ReadonlySet<string>;
}

/** Whether a request comes from a country that is closed. One that says no country is let in: proxies say `XX`, or nothing. */
export function isFromClosedCountry(
  { header, countries }: ClosedCountries,
  headers: IncomingHttpHeaders,
): boolean {
  const country = header === undefined ? undefined : headers[header];
  return typeof country === 'string' && countries.has(country.toUpperCase());
}
