// planted as packages/domain/src/money.ts: await-thenable
export const read = async (amount: bigint) => await amount;
