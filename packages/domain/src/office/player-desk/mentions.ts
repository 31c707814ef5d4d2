interface Named {
  readonly id: bigint;
  readonly name: string;
}

/**
 * Who is mentioned in a note: `@` and a whole name, in any case. The longest name wins where one begins like another, so that
 * `@Anna Koval` is not `@Anna`.
 */
export function mentionsOf<N extends Named>(text: string, people: readonly N[]): N[] {
  const lower = text.toLowerCase();
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length);
  const found = new Set<N>();
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    const longest = byLength.find(({ name }) => isNamed(lower, at + 1, name.toLowerCase()));
    // Two people of one name are both meant: nobody can tell which.
    for (const person of people) if (longest && person.name === longest.name) found.add(person);
  }
  return people.filter((person) => found.has(person));
}

function isNamed(text: string, at: number, name: string): boolean {
  if (name === '' || !text.startsWith(name, at)) return false;
  const next = text.slice(at + name.length, at + name.length + 1);
  return !/[\p{L}\p{N}]/u.test(next);
}
