/** What a picture may be called after its file: `Summer Cup (2).PNG` is `summer-cup-2`; nothing where no letter of it may stand in a name. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);
