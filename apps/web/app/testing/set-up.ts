import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Files share the libraries that are loaded, and no state of a module of ours. */
vi.resetModules();

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
