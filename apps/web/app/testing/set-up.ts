import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Files share the libraries that are loaded, and no state of a module of ours. */
vi.resetModules();

/** They share the window too: what one leaves in it is gone before the next begins. */
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split('; ').filter(Boolean))
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
history.replaceState(null, '', '/');
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
// Where tests stood in for passkeys and for messages that are pushed.
for (const name of ['credentials', 'serviceWorker']) Reflect.deleteProperty(navigator, name);

/** What the server writes into the page for its scripts. */
document.documentElement.dataset['language'] = 'en';

/** A quarter of what a test may take, so that a wait that fails says what it waited for. */
configure({ asyncUtilTimeout: 5_000 });

/** Only what Testing Library does itself is an act: answers and timers come as they come, and are waited for. */
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
