const { env } = process;

export const breach = env.NAME;
