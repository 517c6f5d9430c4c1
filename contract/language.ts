import { call } from "./call.ts";

/** What the store says, by noun and name. Sentences that are made of facts are not told: they come with the answer they belong to. */
export type LanguageWords = Record<string, unknown>;

export const getLanguageJson = call<{ reply: { IsSuccess: true; Language: string; Words: LanguageWords } }>(
  "GET",
  "/api/get-language-json",
);
