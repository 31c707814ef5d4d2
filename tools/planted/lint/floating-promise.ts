// planted as packages/domain/src/money/amounts/money.ts: no-floating-promises
async function settle(): Promise<void> {}
export function pay(): void {
  settle();
}
