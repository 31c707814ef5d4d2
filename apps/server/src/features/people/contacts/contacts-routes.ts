import * as contract from '@croupier/contract/people/contacts';
import type { Http } from '../../../platform/http/http.ts';
import { choosePassword } from './choose-password.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { checkToken, resetPassword } from './reset-password.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { showPhoneProof } from './show-phone-proof.ts';
import { showVerifyLink, verifyEmail } from './verify-email.ts';
import { verifyPhone } from './verify-phone.ts';

export function contactsRoutes(http: Http, parts: ContactsParts): void {
  http.handle(contract.verifyEmailLink, ({ input, player }) =>
    showVerifyLink(parts, player, input.query.token),
  );
  http.handle(contract.verifyEmail, ({ input, player }) => verifyEmail(parts, player, input.body));
  http.handle(contract.sendVerifyEmail, ({ player }) => sendVerifyEmail(parts, player));
  http.handle(contract.resetPassword, ({ input }) => resetPassword(parts, input.body));
  http.handle(contract.checkToken, ({ input }) => checkToken(parts, input.body));
  http.handle(contract.changePassword, ({ input }) => choosePassword(parts, input.body));
  http.handle(contract.phoneProof, ({ player }) => showPhoneProof(parts, player));
  http.handle(contract.sendVerifyCode, ({ input, player }) => sendVerifyCode(parts, player, input.body));
  http.handle(contract.verifyPhone, ({ input, player }) => verifyPhone(parts, player, input.body));
}
