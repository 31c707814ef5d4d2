// planted: await-thenable
export const read = async (amount: bigint) => await amount;
