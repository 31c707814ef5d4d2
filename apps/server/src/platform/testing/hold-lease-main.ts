import { createJobLeases } from '../job-leases.ts';
import { createLog } from '../log.ts';

/** A process that takes a lease, says so, and says when it has lost it; for tests that kill and freeze it. */
const [url = '', name = '', expireMs = ''] = process.argv.slice(2);
const times = { beatMs: 50, lostAfterMs: 4_000, expireMs: Number(expireMs) };
const leases = createJobLeases({ url, log: createLog('silent'), times });
leases.start();
for (;;) {
  const lease = await leases.take(name);
  if (lease) {
    lease.lost.addEventListener('abort', () => process.exit(process.stdout.write('lost\n') ? 0 : 1));
    process.stdout.write('held\n');
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
}
