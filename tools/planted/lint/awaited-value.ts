// planted as packages/domain/src/money/money.ts: await-thenable
export const read = async (amount: bigint) => await amount;
