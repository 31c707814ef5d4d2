// planted as packages/games/src/planted.test.ts: Math.random
export const draw = () => Math.random();
