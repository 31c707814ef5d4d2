import type { Platform } from '@croupier/contract/site/pwa';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Where an app is installed to; an iPad calls itself a Mac, and is one with fingers. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

/** Whether the site was opened as an app. */
export const isApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);
