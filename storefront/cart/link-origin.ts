import type { OrderOrigin } from "#rules/order/order-origin.ts";

export type LinkOrigin = Pick<OrderOrigin, "salesName" | "referralCode" | "request">;

const STORAGE_KEY = "link-origin";
/** Characters that the server takes of each. */
const LONGEST = { salesName: 60, referralCode: 60, request: 200 } as const satisfies Record<keyof LinkOrigin, number>;
const NAMES = Object.keys(LONGEST) as (keyof LinkOrigin)[];
const NO_LINK: LinkOrigin = { salesName: "", referralCode: "", request: "" };

/**
 * Remembers who led here, as the link says in the parameters `salesName`, `referralCode` and `request`, for the next
 * order of this browser. A later link changes what it names and nothing else.
 */
export function keepLinkOrigin(query: URLSearchParams, storage: Pick<Storage, "getItem" | "setItem">): void {
  const said = NAMES.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, LONGEST[name]) ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  if (said.length > 0)
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...linkOrigin(() => storage), ...Object.fromEntries(said) }));
}

/** What was remembered; nothing in a browser without storage. */
export function linkOrigin(storage: () => Pick<Storage, "getItem"> | undefined): LinkOrigin {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(STORAGE_KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return NO_LINK;
    const texts = Object.entries(kept).filter(([name, value]) => name in NO_LINK && typeof value === "string");
    return { ...NO_LINK, ...Object.fromEntries(texts) };
  } catch {
    return NO_LINK;
  }
}

/** An order was placed with it. */
export function forgetLinkOrigin(storage: () => Pick<Storage, "removeItem"> | undefined): void {
  try {
    storage()?.removeItem(STORAGE_KEY);
  } catch {
    // Nothing could be kept there either.
  }
}
