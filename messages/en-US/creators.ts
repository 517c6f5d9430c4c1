import type { CreatorAnswer, CreatorPlatform, CreatorState } from "#rules/creator/creator-application.ts";
import { formatCount } from "./money.ts";

export const creatorWords = {
  title: "Creator program",
  lead: "Do you make videos, streams or pictures about PCs? Tell us about your channel. Somebody reads every application and answers by email.",
  name: "Name your audience knows",
  platform: "Where you publish",
  platforms: {
    youtube: "YouTube",
    twitch: "Twitch",
    tiktok: "TikTok",
    instagram: "Instagram",
    other: "Somewhere else",
  } satisfies Record<CreatorPlatform, string>,
  url: "Link to your channel",
  urlHelp: "Like youtube.com/@name",
  audience: "Followers or subscribers",
  about: "What you make, and what you would do with us",
  send: "Send the application",
  sendAgain: "Send the changes",
  states: {
    pending: "We have your application",
    accepted: "Welcome: your application is accepted",
    declined: "Your application is not accepted",
  } satisfies Record<CreatorState, string>,
  pendingLead: "You can change it until somebody has answered.",
};

export const creatorMailWords = {
  subject: {
    accepted: (store) => `Welcome to the ${store} creator program`,
    declined: (store) => `Your application to the ${store} creator program`,
  } satisfies Record<CreatorAnswer, (store: string) => string>,
  questions: (email: string) => `Questions? Write to ${email}.`,
};

export const deskCreatorWords = {
  title: "Creators",
  lead: "Applications to the creator program. Your words go into the mail.",
  none: "No applications yet.",
  answer: "Answer",
  accept: "Accept",
  decline: "Do not accept",
  done: "Answered, and the mail is on its way.",
  channel: (platform: string, audience: number) => `${platform}, ${formatCount(audience)} followers`,
  sent: (email: string, day: string) => `${email}, sent ${day}`,
  states: { pending: "Waits", accepted: "Accepted", declined: "Not accepted" } satisfies Record<CreatorState, string>,
};
