import * as api from '@croupier/contract/office/operators';
import type { Context, Http } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { secretOf } from '../../../platform/http/secret-cookie.ts';
import { acceptInvitation, lookAt } from './accept-invitation.ts';
import { byFirstCode, enrol } from './enrol.ts';
import { firstStep, pendingFactors } from './first-step.ts';
import { loginCookie, OFFICE_COOKIE, sessionCookie } from './office-cookies.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { selfOf } from './own-account.ts';
import { askPasskey, byPasskey } from './passkeys.ts';
import { byCode, byRecoveryCode, secondStep, type SecondStep } from './second-step.ts';

type Call = Pick<
  Context<typeof api.officeLogin>,
  'headers' | 'ip' | 'requestId' | 'setCookie' | 'clearCookie'
>;

/** How people of the house come in: two steps, each by a cookie of its own. */
export function signInRoutes(http: Http, parts: OperatorsParts): void {
  const { secure } = parts;
  const attemptOf = (call: Call) => secretOf(call.headers.cookie, loginCookie(secure));
  const stepOf = (call: Call): SecondStep => ({
    secret: attemptOf(call),
    ip: call.ip,
    agent: String(call.headers['user-agent'] ?? ''),
    requestId: call.requestId,
  });
  const begin = (call: Call, { secret, factors }: { secret: string; factors: string[] }) => {
    call.setCookie(loginCookie(secure), secret, OFFICE_COOKIE);
    return { factors: factors as ('code' | 'passkey' | 'recovery' | 'enrol')[] };
  };
  const letIn = async (call: Call, { session, operatorId }: { session: string; operatorId: bigint }) => {
    call.clearCookie(loginCookie(secure));
    call.setCookie(sessionCookie(secure), session, OFFICE_COOKIE);
    return selfOf(parts, operatorId);
  };

  http.handle(api.signInWays, async (call) => {
    const singleSignOn = parts.config.office.singleSignOn?.name ?? null;
    return { singleSignOn, pending: await pendingFactors(parts, attemptOf(call)) };
  });
  http.handle(api.officeLogin, async (call) => {
    const step = await firstStep(parts, { ...call.input.body, ip: call.ip });
    return isRefusal(step) ? step : begin(call, step);
  });
  http.handle(api.loginWithCode, async (call) => {
    const step = await secondStep(parts, stepOf(call), 'code', byCode(parts, call.input.body.code));
    return isRefusal(step) ? step : letIn(call, step);
  });
  http.handle(api.loginWithRecovery, async (call) => {
    const step = await secondStep(parts, stepOf(call), 'recovery code', byRecoveryCode(call.input.body.code));
    return isRefusal(step) ? step : letIn(call, step);
  });
  http.handle(api.loginPasskeyOptions, async (call) => askPasskey(parts, attemptOf(call)));
  http.handle(api.loginWithPasskey, async (call) => {
    const step = await secondStep(
      parts,
      stepOf(call),
      'passkey',
      byPasskey(parts, call.input.body.credential),
    );
    return isRefusal(step) ? step : letIn(call, step);
  });
  http.handle(api.enrolCode, async (call) => enrol(parts, attemptOf(call)));
  http.handle(api.confirmCode, async (call) => {
    const step = await secondStep(
      parts,
      stepOf(call),
      'first code',
      byFirstCode(parts, call.input.body.code),
    );
    if (isRefusal(step)) return step;
    return { self: await letIn(call, step), recoveryCodes: step.told };
  });
  http.handle(api.lookAtInvitation, async (call) => lookAt(parts, call.input.body.token));
  http.handle(api.acceptInvitation, async (call) => {
    const { ip, requestId } = call;
    const step = await acceptInvitation(parts, { ...call.input.body, ip, requestId });
    return isRefusal(step) ? step : begin(call, step);
  });
  http.handle(api.officeLogout, async (call) => {
    const operator = await parts.sessions.authenticate(call.headers.cookie, call.ip);
    if (operator) await parts.sessions.end(operator.operatorId, operator.sessionId);
    call.clearCookie(sessionCookie(secure));
    return { done: true } as const;
  });
}
