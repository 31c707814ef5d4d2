// planted as packages/domain/src/money/amounts/money.ts: await-thenable
export const read = async (amount: bigint) => await amount;
