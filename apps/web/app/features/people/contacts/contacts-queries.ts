import type { InputOf, Operation } from '@croupier/contract/kit';
import {
  askEmailChange,
  changePassword,
  checkToken,
  confirmEmailChange,
  emailLink,
  lookAtVerifyLink,
  phoneProof,
  resetPassword,
  sendVerifyCode,
  sendVerifyEmail,
  undoEmailChange,
  verifyEmail,
  verifyPhone,
} from '@croupier/contract/people/contacts';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';
import { callProving } from '../proof-of-work/call-proving.ts';

type BodyOf<O extends Operation> = InputOf<O> extends { body: infer B } ? B : never;

export const askAgain = () => callProving(sendVerifyEmail, {});
export const askReset = (body: BodyOf<typeof resetPassword>) => callProving(resetPassword, { body });
export const askCode = (body: BodyOf<typeof sendVerifyCode>) =>
  steppingUp(() => callProving(sendVerifyCode, { body }));
export const answerLetter = (body: BodyOf<typeof verifyEmail>) => call(verifyEmail, { body });
export const choosePassword = (body: BodyOf<typeof changePassword>) =>
  'phone' in body ? callProving(changePassword, { body }) : call(changePassword, { body });
export const provePhone = (body: BodyOf<typeof verifyPhone>) => call(verifyPhone, { body });

export const letterQuery = (token: string) => ({
  queryKey: ['contacts', 'letter', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(lookAtVerifyLink, { body: { token } }, signal),
  retry: false,
});
export const resetLinkQuery = (token: string) => ({
  queryKey: ['contacts', 'reset', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(checkToken, { body: { token } }, signal),
  retry: false,
});
export const PHONE_KEY = ['contacts', 'phone'];
export const phoneQuery = {
  queryKey: PHONE_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(phoneProof, {}, signal),
};

export const askEmail = (body: BodyOf<typeof askEmailChange>) =>
  steppingUp(() => callProving(askEmailChange, { body }));
export const confirmEmail = (body: BodyOf<typeof confirmEmailChange>) => call(confirmEmailChange, { body });
export const undoEmail = (body: BodyOf<typeof undoEmailChange>) => call(undoEmailChange, { body });
export const emailLinkQuery = (token: string) => ({
  queryKey: ['contacts', 'email-link', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(emailLink, { body: { token } }, signal),
  // Looking again would only show that a link which was just answered is over.
  ...{ retry: false, staleTime: Infinity },
});
