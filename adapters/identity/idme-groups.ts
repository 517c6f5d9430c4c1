import { setTimeout as wait } from "node:timers/promises";
import type { GroupVerifier } from "./group-verifier.ts";
import { ProviderAway, ProviderRefused, type ProviderSettings } from "./identity-provider.ts";
import { askJson, authorizeUrl, exchangeCode, textOf } from "./provider-client.ts";

const RETRY_MS = 250;

/**
 * ID.me's communities (developers.id.me, docs.id.me): OAuth 2, then the attributes and `status` of whom the token is
 * about. The token lives five minutes and is not kept. The return address may carry no parameters of its own.
 */
export function idmeGroups(settings: ProviderSettings): GroupVerifier {
  return {
    startUrl: ({ group, ...asked }) => authorizeUrl(settings, { ...asked, scope: group }),
    async finish({ group, ...given }) {
      const token = textOf((await exchangeCode(settings, given))["access_token"]);
      const person = await readAgain(() =>
        askJson(settings.factsUrl, { headers: { authorization: `Bearer ${token}` } }, settings.patienceMs),
      );
      const userId = attribute(person, "uuid");
      if (userId === "") throw new ProviderRefused("ID.me did not say who it is");
      return { userId, isVerified: isOf(person, group) };
    },
  };
}

/** Reading may be repeated, giving a code in may not. */
async function readAgain<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await wait(RETRY_MS * (0.5 + Math.random()));
    return read();
  }
}

function attribute(person: Record<string, unknown>, handle: string): string {
  return textOf(listIn(person, "attributes").find((one) => one["handle"] === handle)?.["value"]);
}

function isOf(person: Record<string, unknown>, group: string): boolean {
  return listIn(person, "status").some((one) => one["group"] === group && one["verified"] === true);
}

function listIn(person: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = person[name];
  return Array.isArray(list) ? list.filter((one) => typeof one === "object" && one !== null) : [];
}
