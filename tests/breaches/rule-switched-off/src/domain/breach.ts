// biome-ignore lint/suspicious/noExplicitAny: a reason that does not count
export const breach: any = 1;
