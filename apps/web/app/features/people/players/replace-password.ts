import type { InputOf } from '@croupier/contract/kit';
import { changePasswordNative } from '@croupier/contract/people/players';
import { call } from '../../../lib/api.ts';
import { steppingUp } from '../../../lib/step-up.ts';

export const replacePassword = (body: InputOf<typeof changePasswordNative>['body']) =>
  steppingUp(() => call(changePasswordNative, { body }));
