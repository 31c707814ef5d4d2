// planted as packages/domain/src/money/amounts/money.ts: no-misused-promises
export const payAll = (amounts: bigint[]) =>
  amounts.forEach(async (amount) => {
    await Promise.resolve(amount);
  });
