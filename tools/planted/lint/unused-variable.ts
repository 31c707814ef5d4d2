// planted as packages/domain/src/planted.ts: no-unused-vars
const unused = 1;
