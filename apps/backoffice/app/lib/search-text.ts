/** What an address says behind its question mark. */
export type Search = Readonly<Record<string, string>>;

/** Words as they are: no JSON in the address, so that a person can write one. */
export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

/** What is not given is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
