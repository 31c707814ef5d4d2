// planted as apps/server/src/features/play/rounds/planted.ts: neither is ok or not
export type Spun = { readonly segment: number } | { readonly ok: false; readonly reason: 'too_soon' };
