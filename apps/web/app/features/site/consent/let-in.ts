import { isOpenToOthers, type OutsideServices } from '@croupier/domain/site/consent';
import { keepApart } from '../../../lib/apart.ts';
import { languageOfPath } from '../../../lib/language.ts';
import type { Told } from '../../../lib/tell.ts';
import { addSink } from '../analytics/sinks.ts';
import { readConsent } from './consent-choice.ts';

/** After the document began: what a player came for goes first (specification, section 9). */
const AFTER_MS = 5_000;
/** The cash box has a document of its own. */
const CASH_BOX = '/profile/payments?deposit=1';
const isCashBox = (modal: string): boolean => modal === 'deposit';

let areHere = false;

/** What a document shows, and where it is on its way to. */
interface Shown {
  /** Where the document was opened: its policy is that page's. */
  readonly opened: string | undefined;
  readonly pathname: string;
  readonly isLeaving: boolean;
  readonly modals: readonly { readonly name: string }[];
}

/**
 * Whether scripts of others may come into this document now: it was opened on a page that is open to them, as its policy says,
 * still shows one, and neither is on its way to another nor has the cash box open over it.
 */
export const mayLetIn = ({ opened, pathname, isLeaving, modals }: Shown): boolean =>
  !areHere &&
  !isLeaving &&
  isOpenToOthers(pathname) &&
  opened !== undefined &&
  isOpenToOthers(opened) &&
  !modals.some(({ name }) => isCashBox(name));

/** A step that began before they came in may end on a page that is closed to them: it is shown in a document of its own. */
export function leaveThem(pathname: string): void {
  if (areHere && !isOpenToOthers(pathname)) location.reload();
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
      isCashBox(name) ? `/${languageOfPath(location.pathname) ?? 'en'}${CASH_BOX}` : undefined,
  });
  // A document that the browser kept comes back as it was, also when they were sent away meanwhile in another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readConsent() !== 'all') location.reload();
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
  const hear = ({ name, about }: Told) =>
    gtm ? layer.push({ event: name, ...about }) : gtag('event', name, about);
  // Of what was before they came, and may have been on pages that are closed to them, they hear nothing.
  hear({ name: 'visitPage', about: { path: location.pathname } });
  addSink(hear);
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  document.head.append(script);
}
