import { tell } from '../../../lib/tell.ts';

/** Hears presses on links that lead away from the site. */
export function hearOutgoing(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="http"]');
    if (link && link.origin !== location.origin) tell('click_outgoing', { host: link.host });
  });
}
