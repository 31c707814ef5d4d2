/** Works through a list, so many at once. */
export async function inHands<Item>(
  hands: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const hand = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
