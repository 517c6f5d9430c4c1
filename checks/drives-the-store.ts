import { readFileSync } from "node:fs";
import { importsOf } from "./imports-of.ts";

/** A test that imports one of these calls the store over HTTP, opens it whole, or runs one of its commands. */
const DRIVERS = /^(?:server\/testing\/|server\/http\/app\.ts|server\/start-store\.ts|scripts\/)/;
/** One that imports this draws what a shopper sees. */
const DRAWS = /from ["']react-dom\/server["']/;

/** Whether a test file drives the store by HTTP, page or command, as a test of a rule alone does not. */
export function drivesTheStore(testFile: string, source = readFileSync(testFile, "utf8")): boolean {
  return (
    testFile.startsWith("e2e/") || DRAWS.test(source) || importsOf(testFile, source).some((file) => DRIVERS.test(file))
  );
}
