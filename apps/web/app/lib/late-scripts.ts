const PRELOADS = /(<link\b[^>]* rel=")modulepreload"/g;
const MODULES = /(<script\b[^>]* type=")module"/g;
/** What a relation and a type are called until the page is painted: nothing that a browser knows. */
const LATER = 'later';

/**
 * Lets a page be painted before its scripts are fetched: they share the line with its pictures and letters, and on a slow one
 * they would come first. Links and forms work without them, and what is pressed is heard meanwhile (early-presses.ts).
 */
export const putOffScripts = (html: string): string =>
  html.replace(PRELOADS, `$1${LATER}"`).replace(MODULES, `$1${LATER}"`);

/**
 * Begins the scripts that were put off when the page is loaded and painted, with the first touch, or after two seconds, whichever
 * comes first, and leaves the page as it was written. It stands in the document as its own source, so it leans on nothing
 * outside itself.
 */
export function beginScripts(): void {
  const touches = ['pointerdown', 'touchstart', 'keydown'];
  let begun = false;
  /** A task of its own for each: a page that is being pressed answers between them. */
  const later = (step: () => void) => void setTimeout(step);

  const begin = (): void => {
    if (begun) return;
    begun = true;
    for (const touch of touches) removeEventListener(touch, begin, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      // Sheets are in the page already: their links are disabled, and nothing is fetched.
      later(() => (link.rel = link.hasAttribute('disabled') ? 'stylesheet' : 'modulepreload'));
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=later]'))
      later(() => {
        script.type = 'module';
        // A script runs where it comes in, so it comes in once more.
        script.parentNode!.insertBefore(script, script.nextSibling);
      });
  };

  /** What nobody sees is not painted. */
  const afterPaint = (): void => {
    if (document.hidden) return begin();
    requestAnimationFrame(() => setTimeout(begin));
  };

  for (const touch of touches) addEventListener(touch, begin, true);
  addEventListener('load', afterPaint);
  setTimeout(begin, 2_000);
}
