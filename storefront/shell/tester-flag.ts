import { testerMode } from "#rules/cart/tester-mode.ts";
import { browserConfig } from "../browser-config.ts";

const { testerFlag } = browserConfig;

/**
 * Whether this browser sends its orders as tests. The flag in the address is remembered, its clean value forgets it
 * (S308). It only asks: the server refuses a test order without a tester's sign-in (A17).
 */
export function isTester(
  query: URLSearchParams,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): boolean {
  const isOn = testerMode(query.get(testerFlag), storage.getItem(testerFlag) !== null);
  if (isOn) storage.setItem(testerFlag, "1");
  else storage.removeItem(testerFlag);
  return isOn;
}
