/** `make`, computed once for each object it is given and forgotten with it. */
export function oncePer<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const value = known.get(of) ?? make(of);
    known.set(of, value);
    return value;
  };
}
