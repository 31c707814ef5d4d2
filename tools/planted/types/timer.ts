// planted: Cannot find name 'setTimeout'
export const later = (work: () => void) => setTimeout(work, 1);
