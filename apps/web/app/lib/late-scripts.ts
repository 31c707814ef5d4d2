const MODULES = /(<(?:link\b[^>]* rel|script\b[^>]* type)=")module(?:preload)?"/g;
/** What a relation and a type are called until the page is painted: nothing that a browser knows. */
const LATER = 'later';

/**
 * Lets a page be painted before its scripts are fetched: they share the line with its pictures and letters, and on a slow one
 * they would come first. Links and forms work without them, and what is pressed is heard meanwhile (early-presses.ts).
 */
export const putOffScripts = (html: string): string => html.replace(MODULES, `$1${LATER}"`);

/**
 * Begins the scripts that were put off once the page is loaded and what is largest in it was seen, with the first touch, or after
 * two seconds, whichever comes first, and leaves the page as it was written. It stands in the document as its own source, so it
 * leans on nothing outside itself.
 */
export function beginScripts(): void {
  const touches = ['pointerdown', 'touchstart', 'keydown'];
  /** How long nothing larger may come to be seen, in ms: a picture is worked out beside the page, and painted after it. */
  const quiet = 100;
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

  /** A browser tells of a painting when it is on the screen, some time after the frame in which it was asked for. */
  const afterPaint = (): void => {
    const told = ['largest-contentful-paint', 'paint'].find((type) =>
      PerformanceObserver.supportedEntryTypes.includes(type),
    );
    // What nobody sees is not painted.
    if (document.hidden || !told) return begin();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    new PerformanceObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(begin, quiet);
    }).observe({ type: told, buffered: true });
  };

  for (const touch of touches) addEventListener(touch, begin, true);
  addEventListener('load', afterPaint);
  setTimeout(begin, 2_000);
}
