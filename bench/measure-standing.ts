import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ApiBuyer } from "../e2e/api-buyer.ts";
import { type OpenStore, openStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { residentMb } from "./cpu-time.ts";
import { median } from "./load.ts";
import type { Figure } from "./report.ts";

const SIGN_INS = 480;
const UPLOADS = 120;
const UPLOAD_BYTES = 13_000_000;
const LOOK_EVERY_MS = 50;

/** What a shopper waits for a cart while many sign in, or send files, at once, each from an address of its own. */
export async function measureStanding(environment: Record<string, string>): Promise<Figure[]> {
  const store = await openStore({ environment: { ...environment, TRUSTED_PROXIES: "1" } });
  try {
    const buyer = new ApiBuyer(store.url);
    await buyer.post("/api/carts/addToCart", { SkuID: await unlimitedSku(store.url) });
    return [...(await besideSignIns(store, buyer)), ...(await besideUploads(store, buyer))];
  } finally {
    await store.stop();
  }
}

async function besideSignIns({ url }: OpenStore, buyer: ApiBuyer): Promise<Figure[]> {
  const signIn = (_: unknown, at: number) =>
    post(
      `${url}/api/login/member`,
      at,
      {
        "content-type": "application/json",
      },
      JSON.stringify({
        Email: `${randomBytes(6).toString("hex")}@example.com`,
        Password: "quiet fan on a desk",
        keepMeSignedIn: false,
      }),
    );
  const started = performance.now();
  const signIns = Promise.all(Array.from({ length: SIGN_INS }, signIn));
  const reads = await readsUntil(buyer, signIns);
  const statuses = await signIns;
  const took = ((performance.now() - started) / 1000).toFixed(1);
  return [
    {
      what: `cart read beside ${SIGN_INS} sign-ins, p50`,
      value: median(reads),
      unit: "ms",
      most: 200,
      beside: `worst ${Math.max(...reads).toFixed(0)}, ${reads.length} reads, answered in ${took} s: ${countsOf(statuses)}`,
    },
  ];
}

async function besideUploads({ url, pid }: OpenStore, buyer: ApiBuyer): Promise<Figure[]> {
  const head = { OrderNumber: "RS-7K3F9-Q2M8T4", Email: "a@example.com", RmaNumber: "RMA-1", Name: "a.pdf" };
  const body = `${JSON.stringify(head).slice(0, -1)},"Base64":"${"A".repeat(UPLOAD_BYTES)}"}`;
  const upload = (_: unknown, at: number) =>
    post(`${url}/api/rma/proof`, at, { "content-type": "application/json" }, body);
  const uploads = Promise.all(Array.from({ length: UPLOADS }, upload));
  let most = residentMb(pid);
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, residentMb(pid));
      await wait(LOOK_EVERY_MS);
    }
  })();
  const reads = await readsUntil(buyer, uploads);
  const statuses = await uploads;
  over.abort();
  await watching;
  return [
    {
      what: `memory under ${UPLOADS} uploads of 13 MB, at most`,
      value: most,
      unit: "MB",
      most: 400,
      beside: countsOf(statuses),
    },
    {
      what: "cart read beside them, p50",
      value: median(reads),
      unit: "ms",
      most: 200,
      beside: `worst ${Math.max(...reads).toFixed(0)}, ${reads.length} reads`,
    },
  ];
}

/** The status; `cut` where the store answered and would not read the rest. */
async function post(url: string, at: number, headers: Record<string, string>, body: string): Promise<string> {
  const address = `198.51.${100 + Math.floor(at / 250)}.${at % 250}`;
  try {
    const answer = await fetch(url, { method: "POST", headers: { ...headers, "x-forwarded-for": address }, body });
    await answer.text();
    return String(answer.status);
  } catch {
    return "cut";
  }
}

/** Milliseconds that each of one shopper's reads took, one after the other. */
async function readsUntil(buyer: ApiBuyer, over: Promise<unknown>): Promise<number[]> {
  const ends = new AbortController();
  void over.finally(() => ends.abort());
  const reads: number[] = [];
  while (!ends.signal.aborted || reads.length === 0) {
    const asked = performance.now();
    await buyer.get("/api/carts/cart-init");
    reads.push(performance.now() - asked);
  }
  return reads;
}

function countsOf(statuses: readonly string[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(", ");
}
