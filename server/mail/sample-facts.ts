/** What the samples of mails share: `/dev/outbox/kinds` writes each mail with them. */
export const SAMPLE_TO = { email: "ada@example.com" };
export const SAMPLE_ORDER = { ...SAMPLE_TO, orderNumber: "RS-TESTA-BCDE2" };
export const SAMPLE_LINK = { ...SAMPLE_ORDER, linkGeneration: 0 };
export const SAMPLE_ID = "00000000-0000-4000-8000-000000000000";
export const SAMPLE_MOMENT = "2027-03-02T12:00:00Z";
export const SAMPLE_PRODUCT = { name: "Rigsmith Anvil 5", slug: "anvil-5", skuId: 1, priceCents: 129_900 };
