// planted: Cannot find name 'process'
export const pid = () => process.pid;
