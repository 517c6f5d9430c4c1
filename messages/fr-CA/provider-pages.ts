import type { ProviderName } from "#rules/member/providers.ts";

/** As they write themselves. */
export const providerNames: Readonly<Record<ProviderName, string>> = { google: "Google", discord: "Discord" };

export const providerWords = {
  enter: (provider: string) => `Continuer avec ${provider}`,
  title: "Connexion par un autre service",
  lead: "Google ou Discord, lié à ce compte.",
  none: "Aucun n’est lié. Connectez-vous avec un service qui a le même courriel\u00a0: votre mot de passe servira à le lier.",
  linked: (provider: string, email: string, day: string) => `${provider}, ${email}, depuis le ${day}`,
  unlink: "Délier",
  notDone: "Cette connexion n’a pas été terminée",
  again: "Retour à la connexion",
  linkTitle: "Est-ce bien vous?",
  linkLead:
    "Le courriel que ce service nous a donné a déjà un compte ici. Entrez-en le mot de passe une fois\u00a0: les deux seront liés par la suite.",
  linkSend: "Lier et se connecter",
};
