/** Watts that one 8-pin plug carries (2x4: Intel 336521). */
const PIN8_WATTS = 150;

export interface CardCables {
  /** 16-pin plugs that the supply has itself, and those made of 8-pin ones by the adapter in the card's box. */
  native: number;
  adapted: number;
  /** 8-pin plugs that this takes, those behind adapters too. */
  pin8: number;
}

/** Which of the supply's plugs feed the card. */
export function planCardCables(
  plugs: { pcie6: number; pcie8: number; pcie16: number },
  cardWatts: number,
  native16: number,
): CardCables {
  const native = Math.min(plugs.pcie16, native16);
  const adapted = plugs.pcie16 - native;
  const behindAdapters = adapted === 0 ? 0 : adapted * Math.ceil(cardWatts / plugs.pcie16 / PIN8_WATTS);
  return { native, adapted, pin8: plugs.pcie6 + plugs.pcie8 + behindAdapters };
}
