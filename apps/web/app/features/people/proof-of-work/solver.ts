import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// A worker of its own: it is sent a challenge and answers with what solves it.
handler({ deriveKey });
