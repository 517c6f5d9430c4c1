import { testerMode } from "#rules/cart/tester-mode.ts";

/** The query flag of tester mode, `flags.tester` of the store's configuration; also the key it is remembered under (S306, S307). */
export const TESTER_FLAG = "rs-tester";

/**
 * Whether this browser sends its orders as tests. The flag in the address is remembered, its clean value forgets it
 * (S308). It only asks: the server refuses a test order without a tester's sign-in (A17).
 */
export function isTester(
  query: URLSearchParams,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): boolean {
  const isOn = testerMode(query.get(TESTER_FLAG), storage.getItem(TESTER_FLAG) !== null);
  if (isOn) storage.setItem(TESTER_FLAG, "1");
  else storage.removeItem(TESTER_FLAG);
  return isOn;
}
