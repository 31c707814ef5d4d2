import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Files share the libraries that are loaded, and no state of a module of ours. */
vi.resetModules();

/** They share the window too: what one leaves in it is gone before the next begins. */
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);

/** A quarter of what a test may take, so that a wait that fails says what it waited for. */
configure({ asyncUtilTimeout: 5_000 });

const WINDOW_PX = 720;

beforeEach(() => {
  // Only what Testing Library does itself is an act: answers and timers come as they come, and are waited for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // Nothing is laid out here: a list is given a height, so that it knows how many rows are in sight.
  for (const side of ['clientHeight', 'clientWidth', 'offsetHeight', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(WINDOW_PX);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
