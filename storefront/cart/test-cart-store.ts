import { type CartView } from "#contract/carts.ts";
import type { Answer, Api } from "#contract/call.ts";
import type { Alert } from "#contract/alert.ts";
import { NO_ANSWER } from "../api/api.ts";
import { createCartStore } from "./create-cart-store.ts";

export const answers = new Map<string, () => Promise<Answer<CartView>>>();
export const sent: { path: string; body: unknown }[] = [];
export const api = (async (endpoint: { path: string }, input?: { body?: unknown }) => {
  sent.push({ path: endpoint.path, body: input?.body });
  const answer = answers.get(endpoint.path);
  return answer ? answer() : NO_ANSWER;
}) as unknown as Api;
export const says = (view: CartView) => async () => ({ ok: true as const, reply: view });
export const refuses = (alert: Alert) => async () => ({ ok: false as const, status: 409, alert });

/** A store of the browser that asks these answers and keeps on this disk. */
export const openStore = (disk: Storage, fetchAlert = async () => {}) => createCartStore(api, () => disk, fetchAlert);

export function forgetAnswers(): void {
  answers.clear();
  sent.length = 0;
}

export function memoryStorage(onWrite = () => {}): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      onWrite();
      kept.set(name, value);
    },
    removeItem: (name) => {
      kept.delete(name);
    },
  };
}
