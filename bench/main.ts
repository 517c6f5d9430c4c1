import { randomBytes } from "node:crypto";
import { findPostgres } from "../checks/find-postgres.ts";
import { setup as prepareDatabases } from "../checks/find-test-databases.ts";
import pg from "pg";
import { openStore } from "../e2e/open-store.ts";
import { measureOnPglite, measureOnPostgres } from "./measure-orders.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureFirstLoads, measurePages } from "./measure-pages.ts";
import { measurePartImport } from "./measure-part-import.ts";
import { measurePhone } from "./measure-phone.ts";
import { measureBuilds } from "./measure-builds.ts";
import { measureEasyBuilds } from "./measure-easy-builds.ts";
import { measurePriceCart } from "./measure-price-cart.ts";
import { measureStanding } from "./measure-standing.ts";
import { type Figure, report } from "./report.ts";
import { countOrder } from "./statements.ts";

/** Requests are not counted: the bench is one visitor with the appetite of a thousand. */
const QUIET = { RATE_LIMITS: "off", LOG_LEVEL: "error" };

const NOISE = `CPU an operation, in turns with the yardstick where there is one (medians of three). On a busy machine the
figures still move by a fifth, those under 1 ms by more: compare two versions in one sitting, by turns. Bytes and
statements are exact.
`;

/** `npm run bench`: what the store costs beside its goals, a bare node:http, raw SQL and React alone, in one run. */
async function main(): Promise<void> {
  console.log(NOISE);
  const parts = [onPglite, onPostgres, inProcess, () => measureStanding(QUIET)];
  for (const part of parts) console.log(report(await part()));
}

async function onPglite(): Promise<Figure[]> {
  const store = await openStore({ environment: QUIET });
  try {
    const parts = [measureFirstLoads, measurePhone, measurePages, measureOnPglite];
    const figures: Figure[] = [];
    for (const part of parts) figures.push(...(await part(store)));
    return figures;
  } finally {
    await store.stop();
  }
}

/** A database of its own, dropped afterwards; nothing where there is no PostgreSQL in reach. */
async function onPostgres(): Promise<Figure[]> {
  const postgres = await findPostgres();
  if (!postgres) return [];
  const name = `rigsmith_bench_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(postgres.url);
  own.pathname = `/${name}`;
  const store = await openStore({
    environment: { ...QUIET, DATABASE_URL: own.href, RIGSMITH_SECRET: randomBytes(32).toString("hex") },
  });
  try {
    return [...(await measureOnPostgres(store, own.href)), ...(await measureGrowth(store, own.href))];
  } finally {
    await store.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await postgres.stop();
  }
}

async function inProcess(): Promise<Figure[]> {
  const discardDatabases = await prepareDatabases();
  const counts = Object.entries(await countOrder());
  const partImport = await measurePartImport();
  await discardDatabases();
  return [
    {
      what: "statements of an order",
      value: counts.reduce((sum, [, count]) => sum + count, 0),
      unit: "in all",
      most: 20,
      beside: counts.map(([call, count]) => `${call} ${count}`).join(", "),
    },
    { what: "import of 8,000 open parts, CPU", value: partImport, unit: "s", most: 10 },
    { what: "priceCart of 20 lines, CPU", value: measurePriceCart() / 1000, unit: "ms", most: 0.1 },
    ...builds(),
    ...easyBuilds(),
  ];
}

function builds(): Figure[] {
  const { build, options, dearest, emptyLoop } = measureBuilds();
  return [
    { what: "checkBuild of a whole build, CPU", value: build, unit: "ms", most: 0.1 },
    {
      what: "checkOptions of 2,000 options, CPU",
      value: options,
      unit: "ms",
      most: 5,
      beside: `dearest category: ${dearest}; an empty loop takes ${emptyLoop.toFixed(3)} ms`,
    },
  ];
}

function easyBuilds(): Figure[] {
  const { parts, table, answers } = measureEasyBuilds();
  return [
    {
      what: `easy builder at ${parts.toLocaleString("en-US")} parts, CPU`,
      value: Math.max(...answers.map(({ ms }) => ms)),
      unit: "ms",
      most: 50,
      beside: `by budget: ${answers.map(({ budget, ms }) => `$${budget / 100} ${ms.toFixed(1)}`).join(", ")}; its table, made once, ${table.toFixed(0)} ms`,
    },
  ];
}

await main();
