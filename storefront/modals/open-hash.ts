/** What an open popup adds to the address. */
export const OPEN_HASH = "#popup";
