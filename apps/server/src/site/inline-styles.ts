const LINKS = /<link\b[^>]*>/g;
const NEW_LINE = Buffer.from('\n');

/** The address of a sheet that a link names, whatever order its attributes have; undefined for other links. */
const sheetOf = (link: string): string | undefined =>
  / rel="stylesheet"/.test(link) ? / href="([^"#]+)/.exec(link)?.[1] : undefined;

/**
 * Puts the style sheets that a page's head names into it, before everything that is fetched: they are all that painting waits for,
 * and so it waits for nothing but the page. Their links stay, disabled, which is how the scripts know that they are there, and are put
 * off like the scripts themselves (late-scripts.ts of the site): a browser looks ahead in a page, and fetches what is disabled too.
 * @param sheet a sheet by its address, encoded as the page will be; a page with one that is unknown is left as it is
 */
export function inlineStyles(
  html: string,
  nonce: string,
  sheet: (path: string) => Buffer | undefined,
): Buffer {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const paths = [...head.matchAll(LINKS)].flatMap(([link]) => sheetOf(link) ?? []);
  const sheets = paths.flatMap((path) => sheet(path) ?? []);
  if (sheets.length === 0 || sheets.length < paths.length) return Buffer.from(html);
  const firstLink = head.indexOf('<link');
  const links = head
    .slice(firstLink)
    .replace(LINKS, (link) =>
      sheetOf(link) ? byItsName(link.replace(' rel="stylesheet"', ' disabled="" rel="later"')) : link,
    );
  return Buffer.concat([
    Buffer.from(`${head.slice(0, firstLink)}<style nonce="${nonce}">`),
    ...sheets.flatMap((each, n) => (n === 0 ? each : [NEW_LINE, each])),
    Buffer.from(`</style>${links}${html.slice(end)}`),
  ]);
}

/** The router marks what several routes share with a `#`: a script that brings the sheet itself knows it without, and would fetch it. */
const byItsName = (link: string): string => (link.includes('#"') ? link + link.replace('#"', '"') : link);
