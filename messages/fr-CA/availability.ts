/** What a product's state is called, wherever it stands: badge, button, list and answer. */
export const availabilityWords = {
  ready: "Préassemblé",
  built_to_order: "Monté sur commande",
  refurbished: "Remis à neuf",
  in_stock: "En stock",
  pre_order: "Précommande",
  sold_out: "Épuisé",
};

/** With the day it ships; `ships` is `dayText`. */
export const shipsWords = {
  ready: (ships: string) => `Préassemblé, expédié le ${ships}`,
  built_to_order: (ships: string) => `Monté sur commande, expédié le ${ships}`,
  refurbished: (ships: string) => `Remis à neuf, expédié le ${ships}`,
  in_stock: (ships: string) => `En stock, expédié le ${ships}`,
  pre_order: (ships: string) => `Précommande, expédiée le ${ships}`,
};
