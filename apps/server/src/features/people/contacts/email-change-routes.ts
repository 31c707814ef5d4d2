import * as contract from '@croupier/contract/people/contacts';
import type { Http } from '../../../platform/http/http.ts';
import { askEmailChange } from './ask-email-change.ts';
import { changeEmail, showEmailLink } from './change-email.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { undoEmailChange } from './undo-email-change.ts';

/** An e-mail that becomes another one, and comes back. */
export function emailChangeRoutes(http: Http, parts: ContactsParts): void {
  http.handle(contract.askEmailChange, ({ input, player, ip }) =>
    askEmailChange(parts, player, input.body, ip),
  );
  http.handle(contract.emailLink, ({ input, player }) => showEmailLink(parts, player, input.body.token));
  http.handle(contract.confirmEmailChange, ({ input, player }) => changeEmail(parts, player, input.body));
  http.handle(contract.undoEmailChange, ({ input }) => undoEmailChange(parts, input.body));
}
