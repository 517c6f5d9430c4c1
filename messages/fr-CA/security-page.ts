import { counted } from "./plural.ts";

export const securityWords = {
  title: "Connexion et sécurité",
  lead: "Comment vous vous connectez, et comment retrouver l’accès si vous perdez un appareil.",
  back: "Retour à votre compte",
  password: "Mot de passe",
  passwordLead: "En changer déconnecte vos autres appareils.",
  noPassword: "Pas encore de mot de passe, ou oublié? Nous vous enverrons un lien pour en définir un",
  change: "Changer le mot de passe",
  changed: "Votre mot de passe est changé. Vos autres appareils sont déconnectés.",
  devices: "Où vous êtes connecté",
  device: (browser: string, system: string, network: string) =>
    [browser || "Un navigateur", system && `sous ${system}`, network && `depuis ${network}`].filter(Boolean).join(" "),
  thisOne: "Ce navigateur",
  end: "Déconnecter",
  endOthers: "Déconnecter partout ailleurs",
};

export const passkeyWords = {
  title: "Clés d’accès",
  lead: "Connectez-vous avec votre empreinte, votre visage ou votre NIP. Une clé d’accès reste sur votre appareil\u00a0: il n’y a rien à taper ni à voler.",
  add: "Ajouter une clé d’accès sur cet appareil",
  made: (device: string, day: string) => `${device}, depuis le ${day}`,
  remove: "Retirer",
  enter: "Continuer avec une clé d’accès",
  stopped: "La clé d’accès n’a pas été utilisée. Rien n’a changé.",
  unknown:
    "Ce navigateur ne prend pas en charge les clés d’accès. Utilisez votre mot de passe ou un navigateur plus récent.",
};

export const twoFactorWords = {
  title: "Validation en deux étapes",
  off: "Désactivée. Si vous l’activez, un code d’une application de votre téléphone est demandé après votre mot de passe.",
  on: (since: string, left: number) =>
    `Activée depuis le ${since}. Il reste ${counted(left, "code de récupération", "codes de récupération")} sur 10.`,
  begin: "Configurer une application d’authentification",
  renew: "Créer de nouveaux codes de récupération",
  end: "Désactiver la validation en deux étapes",
  setupTitle: "Configurer une application d’authentification",
  scan: "Ouvrez votre application d’authentification, ajoutez une entrée et balayez ce code.",
  qr: "Code QR de l’entrée",
  orType: "Ou tapez cette clé dans l’application\u00a0:",
  type: "Tapez ensuite les 6 chiffres que l’application affiche.",
  code: "Code",
  confirm: "Activer la validation en deux étapes",
  codesTitle: "Conservez ces codes de récupération",
  codesLead:
    "La validation en deux étapes est activée. Chacun de ces codes ouvre votre compte une fois, sans votre téléphone. Ils ne s’affichent qu’une fois\u00a0: imprimez-les ou gardez-les dans un gestionnaire de mots de passe.",
  newCodesLead: "Vos anciens codes ne fonctionnent plus. Ceux-ci ne s’affichent qu’une fois.",
  done: "Je les ai conservés",
};

export const signInCodeWords = {
  title: "Tapez les 6 chiffres",
  lead: "De votre application d’authentification. Un nouveau code arrive toutes les 30 secondes; le précédent fonctionne encore.",
  recoveryTitle: "Utiliser un code de récupération",
  recoveryLead:
    "L’un des dix codes conservés lors de la configuration de la validation en deux étapes. Chacun fonctionne une fois.",
  code: "Code",
  recoveryCode: "Code de récupération",
  send: "Continuer",
  toRecovery: "Utiliser un code de récupération",
  toApp: "Utiliser l’application d’authentification",
  again: "Recommencer",
  help: "S’il est exact dans l’application, réglez l’horloge du téléphone à automatique.",
};
