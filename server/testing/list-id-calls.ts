import type { IdCall } from "./id-calls.ts";

const list = (more: object = {}): IdCall => ({ fields: ["Id"], thing: "list", input: (Id) => ({ Id, ...more }) });

/** Every call that names a list, an alert or a build of somebody, as in `id-calls.ts`. */
export const LIST_ID_CALLS: Readonly<Record<string, readonly IdCall[]>> = {
  "PUT /api/member/alerts": [{ ...list({ Target: null }), thing: "price alert" }],
  "DELETE /api/member/alerts": [{ ...list(), thing: "alert" }],
  "PUT /api/member/saved-lists": [list({ Name: "Desk" })],
  "DELETE /api/member/saved-lists": [list()],
  "POST /api/member/saved-lists/share": [list()],
  "DELETE /api/member/saved-lists/share": [list()],
  "GET /api/saved-lists/shared": [{ ...list({ Key: "A".repeat(43) }), blind: "a wrong key opens no list" }],
  "POST /api/saved-items": [{ fields: ["ListId"], thing: "list", input: (ListId) => ({ SkuID: 301, ListId }) }],
  "POST /api/saved-items/from-cart": [
    {
      fields: ["cartItemId", "ListId"],
      thing: "line and list",
      input: (both) => {
        const [cartItemId, ListId] = both.split(" ");
        return { cartItemId, ListId };
      },
    },
  ],
  "PUT /api/member/saved-items": [
    {
      fields: ["Id", "ListId"],
      thing: "list and saved",
      input: (both) => {
        const [ListId, Id] = both.split(" ");
        return { Id, ListId };
      },
    },
  ],
  "DELETE /api/member/saved-items": [{ ...list(), thing: "saved" }],
  "POST /api/member/saved-items/to-cart": [{ ...list(), thing: "saved" }],
  "PUT /api/saved-builds": [{ ...list({ Name: "Desk" }), thing: "build" }],
  "DELETE /api/saved-builds": [{ ...list(), thing: "build" }],
  "POST /api/saved-builds/restore": [{ ...list(), thing: "build" }],
  "POST /api/member/saved-builds/alert": [{ ...list({ Target: null }), thing: "member build" }],
  "DELETE /api/member/saved-builds/alert": [{ ...list(), thing: "member build" }],
};
