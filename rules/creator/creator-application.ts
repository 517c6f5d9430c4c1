export const CREATOR_PLATFORMS = ["youtube", "twitch", "tiktok", "instagram", "other"] as const;
export type CreatorPlatform = (typeof CREATOR_PLATFORMS)[number];

export const CREATOR_STATES = ["pending", "accepted", "declined"] as const;
export type CreatorState = (typeof CREATOR_STATES)[number];
export type CreatorAnswer = Exclude<CreatorState, "pending">;

/** The address of a channel as it is kept, always `https://`; null for what is none. */
export function channelUrl(typed: string): string | null {
  const [, host, path = ""] = CHANNEL.exec(typed.trim()) ?? [];
  return host === undefined ? null : `https://${host.toLowerCase()}${path}`;
}

/** A host by its name, no port and no user before it, and what stands behind. */
const CHANNEL = /^(?:https:\/\/)?((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,63})(\/[^\s"<>\\]*)?$/i;
