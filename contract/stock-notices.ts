import { call } from "./call.ts";

export const notifyMe = call<{ body: { SkuID: number; Email: string }; reply: { Success: true; Message: string } }>(
  "POST",
  "/api/catalog/notify-me",
);
