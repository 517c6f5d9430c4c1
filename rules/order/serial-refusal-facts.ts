type None = Record<string, never>;

/** Why serial numbers of an order are not written down. */
export interface SerialRefusalFacts {
  /** Not what stands on a sticker. */
  serial_invalid: None;
  /** No unit or part of the order. */
  serial_nowhere: None;
  /** The order whose PC has it. */
  serial_taken: { orderNumber: string };
  serials_same: { why: "twice" | "unchanged" };
}
