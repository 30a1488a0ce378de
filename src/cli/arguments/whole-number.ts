/** The number that plain digits say; `0x3`, `1e0` and nothing at all are none. */
export const wholeIn = (said: string): number | undefined => (/^\d{1,9}$/.test(said) ? Number(said) : undefined);
