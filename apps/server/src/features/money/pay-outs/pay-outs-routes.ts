import * as contract from '@croupier/contract/money/pay-outs';
import type { Http } from '../../../platform/http/http.ts';
import { cancelPayOut } from './cancel-pay-out.ts';
import { checkMethod } from './check-method.ts';
import { createPayOut } from './create-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { readOptions } from './read-options.ts';
import { sendPayOutCode } from './send-code.ts';
import { disableMethod, lookAtCard, verifyCard } from './verify-card.ts';
import { webhookRoutes } from './webhook-routes.ts';

export function payOutsRoutes(http: Http, parts: PayOutsParts): void {
  http.handle(contract.payOutOptions, ({ input, player }) => readOptions(parts, player, input.query));
  http.handle(contract.createPayOut, ({ input, player }) => createPayOut(parts, player, input.body));
  http.handle(contract.sendPayOutCode, ({ input, player }) =>
    sendPayOutCode(parts, player, input.body.channel),
  );
  http.handle(contract.cancelPayOut, ({ input, player }) => cancelPayOut(parts, player, input.params.id));
  http.handle(contract.checkPayOutCard, ({ input, player }) => checkMethod(parts, player, input.body));
  http.handle(contract.disableCard, ({ input, player }) => disableMethod(parts, player, input.body.methodId));
  http.handle(contract.verifyCardLink, ({ input, player }) => lookAtCard(parts, player, input.query.token));
  http.handle(contract.verifyCard, ({ input, player }) => verifyCard(parts, player, input.body.token));
  webhookRoutes(http, parts);
}
