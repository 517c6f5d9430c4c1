/** What a product's state is called, wherever it stands: badge, button, list and answer. */
export const availabilityWords = {
  ready: "Ready-made",
  built_to_order: "Built to order",
  refurbished: "Refurbished",
  in_stock: "In stock",
  pre_order: "Pre-order",
  sold_out: "Sold out",
};

/** With the day it ships; `ships` is `dayText`. */
export const shipsWords = {
  ready: (ships: string) => `Ready, ships ${ships}`,
  built_to_order: (ships: string) => `Built to order, ships ${ships}`,
  refurbished: (ships: string) => `Refurbished, ships ${ships}`,
  in_stock: (ships: string) => `In stock, ships ${ships}`,
  pre_order: (ships: string) => `Pre-order, ships ${ships}`,
};
