// planted as packages/games/src/planted.ts: Pure code takes the time
export const now = () => new Date();
