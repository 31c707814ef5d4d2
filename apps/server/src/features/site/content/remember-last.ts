/** What was made under a name, as long as there are few names: beyond that all are forgotten and made anew. */
export function rememberLast<T>(most: number): (name: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (name, make) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make();
    known.set(name, made);
    return made;
  };
}
