import type { Manufacture } from '@croupier/contract/rewards/bonus-promotions';

type Recipe = Pick<Manufacture['recipes'][number], 'needs'>;
type Parts = readonly Pick<Manufacture['parts'][number], 'code' | 'have'>[];

/** How many of a part there are. */
export const haveOf = (parts: Parts, part: string): number =>
  parts.find(({ code }) => code === part)?.have ?? 0;

/** How many of the parts that a recipe needs are there, and how many it needs. */
export function partsFor({ needs }: Recipe, parts: Parts): { have: number; need: number } {
  const sum = (of: (need: Recipe['needs'][number]) => number) => needs.reduce((all, one) => all + of(one), 0);
  return {
    have: sum(({ part, count }) => Math.min(count, haveOf(parts, part))),
    need: sum(({ count }) => count),
  };
}

export function canMake(recipe: Recipe, parts: Parts): boolean {
  const { have, need } = partsFor(recipe, parts);
  return have === need;
}
