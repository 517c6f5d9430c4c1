/** What every page of a demonstration says at its top. */
export const DEMO_NOTICE = "This is a demo. Nothing is sold, charged, or shipped.";
