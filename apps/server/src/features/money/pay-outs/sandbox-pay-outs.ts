import { PayOutReportSchema } from '@croupier/contract/money/pay-outs';
import Type from 'typebox';
import { callSandbox, SANDBOX_MERCHANT } from '../payments/feature.ts';
import type { PayOutProvider } from './pay-out-provider.ts';

const SentSchema = Type.Union([
  Type.Object({ payOutId: Type.String() }),
  Type.Object({ refused: Type.Literal(true) }),
]);
const StatusSchema = Type.Object({ report: Type.Union([PayOutReportSchema, Type.Null()]) });
const PageSchema = Type.Object({ redirectUrl: Type.String() });
const AccountSchema = Type.Object({
  token: Type.String({ maxLength: 64 }),
  mark: Type.String({ maxLength: 64 }),
  isOwner: Type.Boolean(),
});

/** The sandbox provider's side of money out, server to server. */
export function createSandboxPayOuts(options: { url: string; secret: string }): PayOutProvider {
  const merchant = SANDBOX_MERCHANT;
  return {
    merchant,
    send: async ({ reference, amountMinor, ...payOut }) => {
      const body = { ...payOut, merchant, merchantReference: reference, amountMinor: String(amountMinor) };
      const answer = await callSandbox(options, {
        ...{ method: 'POST', path: '/api/pay-outs', body, schema: SentSchema },
      });
      // No answer says nothing: the money may be on its way.
      if (answer === 'unknown' || answer === 'unavailable') return 'unknown';
      return 'refused' in answer ? 'refused' : answer;
    },
    reportOn: async (reference) => {
      const path = `/api/pay-outs/${reference}`;
      const answer = await callSandbox(options, { method: 'GET', path, schema: StatusSchema });
      if (answer === 'unknown') return 'never';
      return answer === 'unavailable' ? answer : (answer.report ?? 'open');
    },
    showCard: async ({ reference, ...card }) => {
      const body = { ...card, merchant, merchantReference: reference };
      const request = { method: 'POST', path: '/api/cards', body, schema: PageSchema } as const;
      const answer = await callSandbox(options, request);
      return answer === 'unknown' ? 'unavailable' : answer;
    },
    knowAccount: async (account) => {
      const body = { ...account, merchant };
      const request = { method: 'POST', path: '/api/accounts', body, schema: AccountSchema } as const;
      const answer = await callSandbox(options, request);
      return answer === 'unknown' ? 'unavailable' : answer;
    },
  };
}
