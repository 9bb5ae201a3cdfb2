export const toList = (names: readonly string[]): string => names.join(', ');
