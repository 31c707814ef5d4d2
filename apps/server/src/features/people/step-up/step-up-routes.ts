import * as contract from '@croupier/contract/people/step-up';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { askForStepUp } from '../passkeys/feature.ts';
import { letIn } from '../players/feature.ts';
import { listWays } from './list-ways.ts';
import { prove } from './prove.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import type { StepUpParts } from './step-up-parts.ts';

export function stepUpRoutes(http: Http, parts: StepUpParts): void {
  http.handle(contract.stepUpWays, ({ player }) => listWays(parts, player));
  http.handle(contract.stepUpPasskeyOptions, ({ player }) => askForStepUp(parts.passkeys, player));
  http.handle(contract.sendStepUpCode, ({ input, player }) =>
    sendStepUpCode(parts, player, input.body.channel),
  );
  http.handle(contract.stepUp, async ({ input, player, setCookie }) => {
    const proven = await prove(parts, player, input.body);
    if (isRefusal(proven)) return proven;
    letIn(parts.players, setCookie, { sessionId: proven.secret });
    return { done: true as const };
  });
}
