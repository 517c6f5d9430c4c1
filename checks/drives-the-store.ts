import type { TestCall } from "./test-calls.ts";

/** A test that uses something of these calls the store over HTTP, opens it whole, or runs one of its commands. */
const DRIVERS = /^(?:server\/testing\/|server\/http\/app\.ts|server\/start-store\.ts|scripts\/|e2e\/open-store\.ts)/;

/**
 * Whether a test itself drives the store by HTTP, page or command. A test of a rule alone does not, nor one that draws a
 * component, nor one beside another test that does; a browser's test does with the store that its file opens.
 */
export function drivesTheStore(testFile: string, { names, from }: Pick<TestCall, "names" | "from">): boolean {
  return [...from].some((file) => DRIVERS.test(file)) || (testFile.startsWith("e2e/") && names.has("shop"));
}
