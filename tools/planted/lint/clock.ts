// planted as packages/domain/src/planted.ts: Pure code takes the time
export const now = () => Date.now();
