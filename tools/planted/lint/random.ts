// planted as packages/game-client/src/planted.ts: Math.random
export const draw = () => Math.random();
