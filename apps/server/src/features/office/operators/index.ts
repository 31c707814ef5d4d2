export { permissionsNow, roleExists } from './permissions-now.ts';
export { operatorDesk, type OperatorDesk } from './operator-desk.ts';
export { createOperators } from './operators-module.ts';
export { seedOperators } from './seed-operators.ts';
