const LINKS = /<link\b[^>]*>/g;

/** The address of a sheet that a link names, whatever order its attributes have; undefined for other links. */
const sheetOf = (link: string): string | undefined =>
  / rel="stylesheet"/.test(link) ? / href="([^"#]+)/.exec(link)?.[1] : undefined;

/**
 * Puts the style sheets that a page's head names into it, before everything that is fetched: they are all that painting waits for,
 * and so it waits for nothing but the page. Their links stay, disabled, which is how the scripts know that they are there, and are put
 * off like the scripts themselves (late-scripts.ts of the site): a browser looks ahead in a page, and fetches what is disabled too.
 * @param sheet the text of a sheet by its address; a page with one that is unknown is left as it is
 */
export function inlineStyles(
  html: string,
  nonce: string,
  sheet: (path: string) => string | undefined,
): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const paths = [...head.matchAll(LINKS)].flatMap(([link]) => sheetOf(link) ?? []);
  const texts = paths.map(sheet);
  if (texts.length === 0 || texts.includes(undefined)) return html;
  const firstLink = head.indexOf('<link');
  const style = `<style nonce="${nonce}">${texts.join('\n')}</style>`;
  const links = head
    .slice(firstLink)
    .replace(LINKS, (link) =>
      sheetOf(link) ? byItsName(link.replace(' rel="stylesheet"', ' disabled="" rel="later"')) : link,
    );
  return head.slice(0, firstLink) + style + links + html.slice(end);
}

/** The router marks what several routes share with a `#`: a script that brings the sheet itself knows it without, and would fetch it. */
const byItsName = (link: string): string => (link.includes('#"') ? link + link.replace('#"', '"') : link);
