/** The text that a feature has for the key of an error; undefined when it has none of its own. */
export const textOf = <T extends string>(texts: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;
