/** One import between two files, paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

interface Need {
  readonly feature: string;
  readonly needed: string;
  /** The first import that makes it so. */
  readonly by: Import;
}

/**
 * The imports between features that lie on a circle, one for each two features: whoever follows them from feature to
 * feature comes back. Features may need each other where no two of their files do, so files alone do not show it.
 * @param featureOf the feature a file belongs to, undefined for files of none
 */
export function importsInCircles(
  imports: readonly Import[],
  featureOf: (file: string) => string | undefined,
): Import[] {
  const needs = new Map<string, Need>();
  for (const by of imports) {
    const [feature, needed] = [featureOf(by.from), featureOf(by.to)];
    if (feature === undefined || needed === undefined || feature === needed) continue;
    const pair = `${feature} ${needed}`;
    if (!needs.has(pair)) needs.set(pair, { feature, needed, by });
  }
  const all = [...needs.values()];
  return all.filter(({ feature, needed }) => reachedFrom(needed, all).has(feature)).map(({ by }) => by);
}

/** The features one comes to from this one, itself among them. */
function reachedFrom(feature: string, needs: readonly Need[]): Set<string> {
  const reached = new Set([feature]);
  for (const at of reached) for (const need of needs) if (need.feature === at) reached.add(need.needed);
  return reached;
}
