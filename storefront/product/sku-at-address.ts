/** The variant that is chosen on a product's page, which its address follows; `shown` is the one it was sent with. */
export function skuAtAddress(shown: number): number {
  const asked = Number(new URLSearchParams(window.location.search).get("sku"));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : shown;
}
