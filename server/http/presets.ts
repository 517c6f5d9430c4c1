import type { RateName, Rules } from "./route-rules.ts";

/** The same for everybody: caches may keep it, and it never learns who asked. */
export const reads = { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" } as const satisfies Rules;

/** For anybody, and kept by nobody. */
export const asks = (rate: RateName) =>
  ({ who: "anyone", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;

/** The visitor's own cart and orders. */
export const changes = (rate: RateName = "change") =>
  ({ who: "shopper", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;
/** The account of the member who is signed in. */
export const asMember = (rate: RateName = "account") =>
  ({ who: "member", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;
export const readsOwn = changes("read");
export const pays = changes("payment");

/** Documents and files, which say themselves how long they may be kept. */
export const shows = { who: "anyone", rate: "uncounted", cache: "own", crossSite: "refuse" } as const satisfies Rules;
/** Pages for people. */
export const pages = { ...shows, rate: "read" } as const satisfies Rules;
/** Tools of whoever runs the store. */
export const operates = { ...shows, who: "operator" } as const satisfies Rules;

export const probes = { ...shows, cache: "private" } as const satisfies Rules;
export const monitors = { ...probes, who: "monitor" } as const satisfies Rules;

export const webhook = {
  who: "signer",
  rate: "webhook",
  cache: "private",
  crossSite: "signed",
} as const satisfies Rules;
