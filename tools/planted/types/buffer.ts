// planted: Cannot find name 'Buffer'
export const bytes = (text: string) => Buffer.from(text);
