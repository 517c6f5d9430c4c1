import { type FaultReport, runChaos } from "./run-chaos.ts";

const SECONDS = 600;

/** `npm run chaos [-- SECONDS]`: every database fault upon a store under load. Ends with 1 when a promise was broken. */
async function main(seconds: number): Promise<number> {
  if (!Number.isFinite(seconds) || seconds < 20)
    return say(`How many seconds? At least 20; without a number, ${SECONDS}.`);
  const report = await runChaos(seconds, print);
  if (!report)
    return say("No PostgreSQL was found to bring faults upon: install its server programs (Debian: postgresql).");
  const { faults, orders, books } = report;
  console.log(`\n${orders} orders acknowledged. Books: ${books.length === 0 ? "balanced" : ""}`);
  for (const line of books) console.log(`  ${line}`);
  return books.length === 0 && faults.every(({ broken }) => broken.length === 0) ? 0 : 1;
}

function print({ fault, answers, worstMs, recoveredMs, calmMs, broken }: FaultReport): void {
  console.log(`\n${fault}`);
  console.log(`  answers      ${answers}`);
  console.log(`  slowest      ${(worstMs / 1000).toFixed(1)} s`);
  console.log(
    `  well again   ${Math.round(recoveredMs)} ms after the database was back (in peace the same takes ${Math.round(calmMs)} ms)`,
  );
  for (const line of broken) console.log(`  BROKEN       ${line}`);
}

function say(words: string): number {
  console.error(words);
  return 1;
}

process.exit(await main(Number(process.argv[2] ?? SECONDS)));
