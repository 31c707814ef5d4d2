import { countLeft, type SealCount, type Sealed } from './sealed.ts';

/**
 * Goes through things of every kind and tells a line of each. One kind that fails holds up no other.
 * @returns whether all of them are sealed with the first key
 */
export async function goThrough(
  things: readonly Sealed[],
  work: (thing: Sealed) => Promise<SealCount>,
  tell: (line: string) => void,
): Promise<boolean> {
  let isDone = true;
  for (const thing of things) {
    try {
      const count = await work(thing);
      if (countLeft(count) > 0 || count.unopened > 0) isDone = false;
      tell(`${thing.name}: ${describe(count)}`);
    } catch (error) {
      isDone = false;
      tell(`${thing.name}: FAILED, ${(error as Error).message}`);
    }
  }
  return isDone;
}

function describe({ byKey: [first = 0, ...older], unopened, firstUnopened }: SealCount): string {
  const others = older.flatMap((count, at) => (count > 0 ? [`${count} with key ${at + 2}`] : []));
  const lost =
    unopened > 0 ? [`${unopened} WITH NO KEY OF THE RING, the first of them ${firstUnopened}`] : [];
  return [`${first} with the first key`, ...others, ...lost].join(', ');
}
