/** One state of a SKU's delivery, as the shop says it, as schema.org does, and as a Google Merchant feed does. */
interface OfferedAs {
  schema: "InStock" | "OutOfStock" | "PreOrder";
  google: "in_stock" | "out_of_stock" | "preorder";
}

/**
 * What search engines are told of each state: the page's structured data and the feed read the same row, so they cannot
 * disagree. What is built for its order is in stock there, as everything that is sold now and ships in its handling time
 * (support.google.com/merchants/answer/6324448).
 */
export const OFFERED_AS = {
  ready: { schema: "InStock", google: "in_stock" },
  built_to_order: { schema: "InStock", google: "in_stock" },
  refurbished: { schema: "InStock", google: "in_stock" },
  in_stock: { schema: "InStock", google: "in_stock" },
  pre_order: { schema: "PreOrder", google: "preorder" },
  sold_out: { schema: "OutOfStock", google: "out_of_stock" },
} as const satisfies Record<string, OfferedAs>;
