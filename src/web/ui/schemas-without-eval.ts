/**
 * The content policy allows no compiled code. This is where the validator looks for its settings, and what its own way to
 * set them would bring along is two kilobytes on pages that never validate.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig ??= {};
shared.__zod_globalConfig.jitless = true;

export {};
