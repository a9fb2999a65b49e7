/** The project's own folder, from the source tree and from the built server alike: both lie two folders deep. */
export const projectFolder = new URL('../../', import.meta.url);
