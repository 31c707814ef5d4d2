import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** What the server writes into the page for its scripts. */
document.documentElement.dataset['language'] = 'en';

/** Against what hangs: a machine may be slow, and busy with other things. */
configure({ asyncUtilTimeout: 120_000 });

/** Only what Testing Library does itself is an act: answers and timers come as they come, and are waited for. */
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
