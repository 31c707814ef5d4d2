import * as contract from '@croupier/contract/people/contacts';
import type { Http } from '../../../platform/http/http.ts';
import { choosePasswordByCode } from './choose-password-by-code.ts';
import { choosePassword } from './choose-password.ts';
import type { ContactsParts } from './contacts-parts.ts';
import { checkToken, resetByPhone, resetPassword } from './reset-password.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { sendVerifyEmail } from './send-verify-email.ts';
import { showPhoneProof } from './show-phone-proof.ts';
import { showVerifyLink, verifyEmail } from './verify-email.ts';
import { verifyPhone } from './verify-phone.ts';

export function contactsRoutes(http: Http, parts: ContactsParts): void {
  http.handle(contract.verifyEmailLink, ({ input, player }) =>
    showVerifyLink(parts, player, input.query.token),
  );
  http.handle(contract.lookAtVerifyLink, ({ input, player }) =>
    showVerifyLink(parts, player, input.body.token),
  );
  http.handle(contract.verifyEmail, ({ input, player }) => verifyEmail(parts, player, input.body));
  http.handle(contract.sendVerifyEmail, ({ player, ip }) => sendVerifyEmail(parts, player, ip));
  http.handle(contract.resetPassword, ({ input: { body }, ip }) =>
    'phone' in body ? resetByPhone(parts, body, ip) : resetPassword(parts, body, ip),
  );
  http.handle(contract.checkToken, ({ input }) => checkToken(parts, input.body));
  http.handle(contract.changePassword, ({ input: { body }, ...call }) =>
    'phone' in body ? choosePasswordByCode(parts, body, call) : choosePassword(parts, body),
  );
  http.handle(contract.phoneProof, ({ player }) => showPhoneProof(parts, player));
  http.handle(contract.sendVerifyCode, ({ input, player }) => sendVerifyCode(parts, player, input.body));
  http.handle(contract.verifyPhone, ({ input, player }) => verifyPhone(parts, player, input.body));
}
