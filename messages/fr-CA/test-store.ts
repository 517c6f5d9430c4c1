/** How a store is named in what it writes about an order that was not paid with real money. */
export function testStoreName(store: string): string {
  return `${store} (commande d’essai, aucun argent réel)`;
}
