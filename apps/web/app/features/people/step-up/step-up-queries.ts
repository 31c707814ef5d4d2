import { sendStepUpCode, stepUp, stepUpPasskeyOptions, stepUpWays } from '@croupier/contract/people/step-up';
import { call } from '../../../lib/api.ts';
import { answerPasskey } from '../passkeys/browser-passkeys.ts';
import { callProving } from '../proof-of-work/call-proving.ts';

export const waysQuery = {
  queryKey: ['step-up'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(stepUpWays, {}, signal),
  gcTime: 0,
};

export const askForCode = (channel: 'email' | 'sms') => callProving(sendStepUpCode, { body: { channel } });
export const proveByPassword = (password: string) => call(stepUp, { body: { password } });
export const proveByCode = (body: { code: string }) => call(stepUp, { body });

export async function proveByPasskey(): Promise<void> {
  const { options } = await call(stepUpPasskeyOptions, {});
  const credential = await answerPasskey(options);
  await call(stepUp, { body: { credential } });
}
