import * as contract from '@croupier/contract/play/providers';
import type { Operation, OutputOf } from '@croupier/contract/kit';
import type { Context, Http } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { authenticate, balance, freeRounds } from './ask-session.ts';
import { endRound } from './end-round.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { insertNonce } from './providers-store.ts';
import type { CallLog, CallStatus } from './call-log.ts';
import type { StudioKeys } from './studio-keys.ts';
import { checkSignature, readSignedHeaders } from './request-signature.ts';
import { systemClock } from '../../../platform/clock.ts';
import { takeBet } from './take-bet.ts';
import { takeRollback } from './take-rollback.ts';
import { takeWin } from './take-win.ts';

/** Each call declares the refusal of a signature; the rest is told by the status of its answer. */
type WalletOperation = Operation & { readonly refuses: readonly ['unauthorised'] };

/** The wallet API of other studios' servers, see docs/wallet-api.md. Before the signature only the form of a body is looked at. */
export function walletRoutes(http: Http, parts: ProvidersParts, asked: Asked): void {
  const signed = <O extends WalletOperation>(
    operation: O,
    work: (provider: string, ctx: Context<O>) => Promise<OutputOf<O> & { status: string }>,
  ): void =>
    http.handle(operation, async (ctx) => {
      const call = operation.path.slice(operation.path.lastIndexOf('/') + 1);
      const begun = performance.now();
      const count = (provider: string, status: CallStatus) =>
        asked.log.count({ provider, status, tookMs: performance.now() - begun, at: systemClock.now() });
      const provider = await whoSigned(parts, asked, operation.path, ctx);
      if ('refused' in provider) {
        // Who it says it is, a stranger may say as well: no meter has it under a name, and no alarm looks at it.
        parts.onAnswer?.({ provider: '', call, status: 'unauthorised' });
        const named = parts.providers.find(({ code }) => code === ctx.headers['croupier-provider']);
        if (named) count(named.code, 'unsigned');
        return provider as Refused<O>;
      }
      const answer = await work(provider.code, ctx).catch((error: unknown) => {
        count(provider.code, 'failed');
        throw error;
      });
      count(provider.code, answer.status);
      parts.onAnswer?.({ provider: provider.code, call, status: answer.status });
      return answer;
    });

  signed(contract.walletAuthenticate, (provider, { input }) => authenticate(parts, provider, input.body));
  signed(contract.walletBalance, (provider, { input }) => balance(parts, provider, input.body));
  signed(contract.walletFreeRounds, (provider, { input }) => freeRounds(parts, provider, input.body));
  signed(contract.walletBet, (provider, { input, requestId }) =>
    takeBet(parts, provider, input.body, requestId),
  );
  signed(contract.walletWin, (provider, { input, requestId }) =>
    takeWin(parts, provider, input.body, requestId),
  );
  signed(contract.walletRollback, (provider, { input, requestId }) =>
    takeRollback(parts, provider, input.body, requestId),
  );
  signed(contract.walletEndRound, (provider, { input, requestId }) =>
    endRound(parts, provider, input.body, requestId),
  );
}

/** By which keys calls are known, and where they are counted. */
interface Asked {
  readonly keys: Pick<StudioKeys, 'live'>;
  readonly log: Pick<CallLog, 'count' | 'used'>;
}

/** The provider whose fresh, unused signature the request carries; a refusal says which of these it was not. */
async function whoSigned(
  { db, providers, warn }: ProvidersParts,
  { keys, log }: Asked,
  path: string,
  { headers, rawBody, requestId }: Pick<Context<Operation>, 'headers' | 'rawBody' | 'requestId'>,
) {
  const no = (reason: string) => {
    warn('wallet request refused', { reason, path, requestId });
    return refuse('unauthorised', { reason });
  };
  const signed = readSignedHeaders(headers);
  if (!signed) return no('incomplete');
  const provider = providers.find(({ code }) => code === signed.provider);
  // Of real clocks of two machines, not of a clock that a test has moved.
  const now = systemClock.now();
  const request = { ...signed, path, body: rawBody ?? '' };
  const live = provider ? await keys.live(db, provider, now) : [];
  const secrets = live.map(({ secret }) => secret);
  const outcome = checkSignature(request, secrets, now);
  if (!provider || outcome !== 'valid') return no(provider ? outcome : 'wrong_signature');
  // The signature came first: a stranger cannot use up a nonce of somebody else.
  if (!(await insertNonce(db, { provider: provider.code, nonce: signed.nonce, now })))
    return no('nonce_used');
  const key = live.find(({ secret }) => checkSignature(request, [secret], now) === 'valid');
  if (key) log.used({ provider: provider.code, fingerprint: key.fingerprint, at: now });
  return { code: provider.code };
}
