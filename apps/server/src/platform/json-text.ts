/** JSON of what is in here: amounts and ids are bigint, and digits in text. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
