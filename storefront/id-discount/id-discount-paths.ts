import type { IdGroup } from "#rules/discounts/id-groups.ts";

/** Addresses of a group's discount; only the cart leads there. */
export const idDiscountPaths = {
  page: "/carts/group-discount",
  start: (group: IdGroup) => `/carts/group-discount/start?${new URLSearchParams({ group })}`,
} as const;
