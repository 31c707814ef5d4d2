/** So much of a text goes to the log; the versions keep all of it. */
const TOLD_MAX = 120;
/** So many of the places that changed are told one by one. */
const PLACES_MAX = 40;

type Places = Readonly<Record<string, string>>;

/** Where two bodies differ, and what stands there, each cut to what a log needs. */
export function changedWords(before: object, after: object): { before: Places; after: Places } {
  const [was, is] = [placesOf(before), placesOf(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((at) => was.get(at) !== is.get(at));
  const told = (places: ReadonlyMap<string, string>): Places => ({
    ...Object.fromEntries(
      changed
        .slice(0, PLACES_MAX)
        .flatMap((at) => (places.has(at) ? [[at, cut(places.get(at)!)] as const] : [])),
    ),
    ...(changed.length > PLACES_MAX && { more: String(changed.length - PLACES_MAX) }),
  });
  return { before: told(was), after: told(is) };
}

function placesOf(value: unknown, at = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[at, String(value)]]);
  const inside = Object.entries(value).flatMap(([name, item]) => [
    ...placesOf(item, at ? `${at}/${name}` : name),
  ]);
  return new Map(inside);
}

/** By letters, so that none of them is torn apart. */
function cut(text: string): string {
  const letters = [...text];
  return letters.length > TOLD_MAX ? `${letters.slice(0, TOLD_MAX).join('')}…` : text;
}
