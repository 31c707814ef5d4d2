// planted: no-misused-promises
export const payAll = (amounts: bigint[]) =>
  amounts.forEach(async (amount) => {
    await Promise.resolve(amount);
  });
