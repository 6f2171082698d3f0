export const thousands = (count: number): string => count.toLocaleString('en');
