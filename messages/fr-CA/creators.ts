import type { CreatorAnswer, CreatorPlatform, CreatorState } from "#rules/creator/creator-application.ts";

export { deskCreatorWords } from "../en-US/creators.ts";

export const creatorWords = {
  title: "Programme pour créateurs",
  lead: "Vous faites des vidéos, des diffusions en direct ou des photos de PC? Parlez-nous de votre chaîne. Une personne lit chaque demande et répond par courriel.",
  name: "Nom que votre public connaît",
  platform: "Où vous publiez",
  platforms: {
    youtube: "YouTube",
    twitch: "Twitch",
    tiktok: "TikTok",
    instagram: "Instagram",
    other: "Ailleurs",
  } satisfies Record<CreatorPlatform, string>,
  url: "Lien vers votre chaîne",
  urlHelp: "Comme youtube.com/@nom",
  audience: "Nombre d’abonnés",
  about: "Ce que vous faites, et ce que vous feriez avec nous",
  send: "Envoyer la demande",
  sendAgain: "Envoyer les modifications",
  states: {
    pending: "Nous avons votre demande",
    accepted: "Bienvenue\u00a0: votre demande est acceptée",
    declined: "Votre demande n’est pas acceptée",
  } satisfies Record<CreatorState, string>,
  pendingLead: "Vous pouvez la modifier tant que personne n’y a répondu.",
};

export const creatorMailWords = {
  subject: {
    accepted: (store) => `Bienvenue dans le programme pour créateurs de ${store}`,
    declined: (store) => `Votre demande au programme pour créateurs de ${store}`,
  } satisfies Record<CreatorAnswer, (store: string) => string>,
  questions: (email: string) => `Des questions? Écrivez à ${email}.`,
};
