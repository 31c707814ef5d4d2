/** As the router writes them: with a nonce first, and `#` after a sheet that several parts of a page share. */
const SHEETS = /<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;

/**
 * Puts the style sheets that a page names into its head, before everything that is fetched: they are all that painting waits for,
 * and so it waits for nothing but the page. Their links stay, disabled, which is how the scripts know that they are there.
 * @param sheet the text of a sheet by its address; a page with one that is unknown is left as it is
 */
export function inlineStyles(
  html: string,
  nonce: string,
  sheet: (path: string) => string | undefined,
): string {
  const texts = [...html.matchAll(SHEETS)].map(([, path = '']) => sheet(path));
  const firstLink = html.indexOf('<link');
  if (texts.length === 0 || texts.includes(undefined) || firstLink < 0) return html;
  const style = `<style nonce="${nonce}">${texts.join('\n')}</style>`;
  const rest = html.slice(firstLink).replace(SHEETS, (link) => link.replace('<link', '<link disabled=""'));
  return html.slice(0, firstLink) + style + rest;
}
