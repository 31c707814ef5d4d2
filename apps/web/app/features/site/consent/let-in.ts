import { isOpenToOthers, type OutsideServices } from '@croupier/domain/site/consent';
import { keepApart } from '../../../lib/apart.ts';
import { languageOfPath } from '../../../lib/language.ts';
import { addSink } from '../analytics/sinks.ts';

/** After the document began: what a player came for goes first (specification, section 9). */
const AFTER_MS = 5_000;
/** The cash box has a document of its own. */
const CASH_BOX = '/profile/payments?deposit=1';

let areHere = false;

/**
 * Whether scripts of others may come into this document now: it was opened on a page that is open to them, as its policy says,
 * and still shows one.
 */
export function mayLetIn(pathname: string): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return (
    !areHere &&
    isOpenToOthers(pathname) &&
    opened !== undefined &&
    isOpenToOthers(new URL(opened.name).pathname)
  );
}

/** Lets them in when it is time. @returns the way to think better of it until then */
export function letIn(services: OutsideServices): () => void {
  const timer = setTimeout(() => load(services), Math.max(0, AFTER_MS - performance.now()));
  return () => clearTimeout(timer);
}

function load({ gtm, ga4, userCom, tawkTo }: OutsideServices): void {
  areHere = true;
  // From now on this document never shows what is closed to them.
  keepApart({
    page: (pathname) => !isOpenToOthers(pathname),
    modal: (name) =>
      name === 'deposit' ? `/${languageOfPath(location.pathname) ?? 'en'}${CASH_BOX}` : undefined,
  });
  if (gtm || ga4) loadGoogle(gtm, ga4);
  if (userCom) {
    Object.assign(window, { civchat: { apiKey: userCom.apiKey } });
    loadScript(`https://${userCom.app}.user.com/widget.js`);
  }
  if (tawkTo) loadScript(`https://embed.tawk.to/${tawkTo.property}/${tawkTo.widget}`);
}

function loadGoogle(gtm: string | null, ga4: string | null): void {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // Google reads its own calls as `arguments`, and lists as something else.
  function gtag(..._call: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  if (ga4) {
    gtag('js', new Date());
    gtag('config', ga4, { send_page_view: false });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${ga4}`);
  }
  if (gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${gtm}`);
  }
  addSink(({ name, about }) => (gtm ? layer.push({ event: name, ...about }) : gtag('event', name, about)));
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  document.head.append(script);
}
