import { isShopper, type Principal } from "./principal.ts";
import type { RateName } from "./rates.ts";

/** What every row of `routes.ts` says of itself, and the door enforces. One that does not say it does not compile, and does not start. */
export interface Rules {
  who: Who;
  /** `uncounted`: probes, and answers that count only what they have to make. */
  rate: RateName | "uncounted";
  /** `public` answers may be kept by caches and cannot see the principal; `private` ones are `no-store`; `own` name it themselves. */
  cache: "public" | "private" | "own";
  /** Whether a change may come from another site: `refuse` checks Origin and Sec-Fetch-Site; `signed` is for peers that sign. */
  crossSite: "refuse" | "signed";
}

/** Who may call. */
export const MAY_CALL = {
  anyone: () => true,
  /** Acts on the visitor's own cart and orders. */
  shopper: isShopper,
  member: ({ kind }) => kind === "member",
  staff: ({ kind }) => kind === "staff",
  operator: (principal) => principal.kind === "staff" && principal.roles.has("operator"),
  /** A provider that signs what it sends. */
  signer: (principal) => principal.kind === "peer" && principal.event !== null,
  /** A machine of our own network. */
  monitor: (principal) => principal.kind === "peer" && principal.event === null,
} as const satisfies Record<string, (principal: Principal) => boolean>;

export type Who = keyof typeof MAY_CALL;
