/** Raised when the kit or the photographer changes how pictures look: every picture is then made again. */
export const STUDIO_VERSION = 2;
