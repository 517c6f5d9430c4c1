/** Value of the query flag that ends tester mode. */
const TESTER_CLEAN = "clean";

/**
 * Whether tester mode is on after a page was opened with the flag's value in its query (null without the flag), given what
 * the browser remembered. It only asks: the server honors it for a signed tester token or a staff session (A17).
 */
export function testerMode(flagValue: string | null, remembered: boolean): boolean {
  if (flagValue === null || flagValue === "") return remembered;
  return flagValue.toLowerCase() !== TESTER_CLEAN;
}
