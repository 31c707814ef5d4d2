import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PaceSchema } from './profile-fields.ts';

export const setSpeed = operation({
  method: 'POST',
  path: '/api/users/speed',
  access: 'player',
  tag: 'players',
  summary: 'Choose the pace that rounds start with; turbo only where the rules in force allow it',
  body: Closed({ speed: PaceSchema }),
  refuses: ['choice_not_allowed'],
  response: Closed({ speed: PaceSchema }),
});
export const vipInfo = operation({
  method: 'GET',
  path: '/api/users/vip-info',
  access: 'player',
  tag: 'players',
  summary: 'What the club of the house is to me; nothing while there is no club',
  response: Closed({
    hasAccessToVipClub: Type.Literal(false),
    level: Type.Null(),
    manager: Type.Null(),
  }),
});
