// planted as apps/server/src/features/play/rounds/planted.ts: A refusal is made by refuse(…)
export const spinWheel = (isReady: boolean) => (isReady ? { segment: 1 } : { refused: 'too_sooon' });
