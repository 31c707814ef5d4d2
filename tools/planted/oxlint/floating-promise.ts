// planted: no-floating-promises
async function settle(): Promise<void> {}
export function pay(): void {
  settle();
}
